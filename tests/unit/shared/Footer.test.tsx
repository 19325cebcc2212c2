import { expect, test, afterEach, beforeEach, vi, describe } from 'vitest'
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Copyright, Languages } from '../../../src/shared/Footer.tsx'
import { Place } from '../../../src/shared/Place.tsx'
import { site } from '../../support/content.ts'

test.each([
  ['US', 'Main Street 1', '97201', 'Main Street 1, Portland 97201'],
  ['GB', 'High Street 1', 'SW1A 1AA', 'High Street 1, Portland SW1A 1AA'],
  ['DE', 'Am Platz 1', '80331', 'Am Platz 1, 80331 Portland'],
  ['DE', undefined, '80331', '80331 Portland'],
  ['US', 'Main Street 1', undefined, 'Main Street 1, Portland'],
  ['US', undefined, undefined, 'Portland'],
])('in %s, %s and %s become %s', (country, street, postalCode, shown) => {
  const place = { text: 'Portland', city: 'Portland', region: 'OR', country }
  const address = { ...(street && { street }), ...(postalCode && { postalCode }) }
  const { container } = render(<Place {...place} {...address} />)
  expect(container.textContent).toBe(shown)
})

test('a site in several languages links to the others', () => {
  const languages = ['en', 'de', 'fr'].map((language) => {
    return { language, address: `https://${language}.peak.example` as const, name: language }
  })
  render(<Languages language="de" languages={languages} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['https://en.peak.example/', 'https://fr.peak.example/'])
})

describe('the copyright line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  test('a page of 2026 that is read in 2031 says so, without a hydration error', async () => {
    const errors = vi.spyOn(console, 'error')
    vi.setSystemTime('2026-06-15')
    const page = document.body.appendChild(document.createElement('footer'))
    page.innerHTML = renderToString(<Copyright />)
    expect(page.textContent).toBe(`© 2026 ${site.brand}`)

    vi.setSystemTime('2031-06-15')
    const onRecoverableError = vi.fn()
    const root = await act(() => hydrateRoot(page, <Copyright />, { onRecoverableError }))
    await waitFor(() => expect(page.textContent).toBe(`© 2031 ${site.brand}`))
    expect(errors).not.toHaveBeenCalled()
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})
