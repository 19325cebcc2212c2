import { expect, onTestFinished, test, vi } from 'vitest'
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Copyright, Languages } from '../../../src/shared/Footer.tsx'
import { Place } from '../../../src/shared/Place.tsx'
import { site } from '../../support/content.ts'

test.each([
  ['US', 'Main Street 1', '97201', 'Main Street 1, Portland 97201'],
  ['GB', 'High Street 1', 'SW1A 1AA', 'High Street 1, Portland SW1A\u00a01AA'],
  ['DE', 'Am Platz 1', '80331', 'Am Platz 1, 80331 Portland'],
  ['DE', undefined, '80331', '80331 Portland'],
  ['US', 'Main Street 1', undefined, 'Main Street 1, Portland'],
  ['US', undefined, undefined, 'Portland'],
])(
  'in %s the street %s and the postal code %s become the address %s',
  (country, street, postalCode, shown) => {
    const place = { text: 'Portland', city: 'Portland', region: 'OR', country }
    const address = { ...(street && { street }), ...(postalCode && { postalCode }) }
    const { container } = render(<Place {...place} {...address} />)
    expect(container.textContent).toBe(shown)
    expect(container.childElementCount, 'elements that a flex container would separate').toBe(0)
  },
)

test('a site in several languages links to the other languages', () => {
  const languages = ['en', 'de', 'fr'].map((language) => {
    return { language, address: `https://${language}.peak.example` as const, name: language }
  })
  render(<Languages language="de" languages={languages} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://en.peak.example/', 'https://fr.peak.example/'])
})

test('a page that was built in 2026 and is read in 2031 shows 2031, without a hydration error', async () => {
  const errors = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const page = document.body.appendChild(document.createElement('footer'))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    page.remove()
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15') })
  page.innerHTML = renderToString(<Copyright />)
  expect(page.textContent).toBe(`© 2026 ${site.brand}`)
  vi.setSystemTime('2031-06-15')
  const root = await act(() => hydrateRoot(page, <Copyright />, { onRecoverableError }))
  await waitFor(() => expect(page.textContent).toBe(`© 2031 ${site.brand}`))
  expect(errors).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})
