import { expect, test, afterEach, beforeEach, vi, describe } from 'vitest'
import { footer as words, site, literally, messages } from '../../support/content.ts'
import { address, onlyThese } from '../../support/unit/texts.ts'
import { visit } from '../../support/unit/visit.tsx'
import type { LinkItem } from '../../../plugins/content/schema.ts'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Copyright, placeLine } from '../../../src/shared/Footer.tsx'

test('the footer has the contact details', () => {
  const { footer } = visit('/portfolio')
  const wanted = [site.phone.text, placeLine(site.place)]
  expect(onlyThese(footer.element, wanted)).toEqual(wanted)
  expect(address(footer.getByRole('link', { name: site.email }))).toBe(
    `mailto:${site.emailAddress}`,
  )
  expect(address(footer.getByRole('link', { name: site.phone.text }))).toBe(
    `tel:${site.phone.dial}`,
  )
})

test.each([
  ['US', 'Main Street 1', '97201', 'Main Street 1, Portland 97201'],
  ['DE', 'Am Platz 1', '80331', 'Am Platz 1, 80331 Portland'],
  ['DE', undefined, '80331', '80331 Portland'],
  ['US', 'Main Street 1', undefined, 'Main Street 1, Portland'],
  ['US', undefined, undefined, 'Portland'],
])('in %s, %s and %s become %s', (country, street, postalCode, shown) => {
  const place = { text: 'Portland', city: 'Portland', region: 'OR', country }
  expect(
    placeLine({ ...place, ...(street && { street }), ...(postalCode && { postalCode }) }),
  ).toBe(shown)
})

const soon = new RegExp(`\\(${literally(messages.comingSoon)}\\)$`)
const links: LinkItem[] = words.columns.flatMap((column) => column.links)

test('planned links lead nowhere, take no Tab stop and are disabled, and have the tooltip "Coming soon"', () => {
  const { footer } = visit('/')
  const planned = footer.queryAllByRole('link', { name: soon })
  expect(planned).toHaveLength(links.filter(({ href }) => !href).length)
  for (const link of planned) {
    expect(link).not.toHaveAttribute('href')
    expect(link).toHaveAttribute('aria-disabled', 'true')
    expect(link).not.toHaveAttribute('tabindex')
    expect(link).toHaveAttribute('data-tooltip', messages.comingSoon)
  }
})

describe('the copyright line', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })

  test('a clock of 2031 makes 2031 of a page of 2026, without a hydration error', async () => {
    const errors = vi.spyOn(console, 'error')
    vi.setSystemTime('2026-06-15')
    const page = document.body.appendChild(document.createElement('footer'))
    page.innerHTML = renderToString(<Copyright owner="Peak" />)
    expect(page).toHaveTextContent(/^© 2026 Peak$/)

    vi.setSystemTime('2031-06-15')
    const onRecoverableError = vi.fn()
    const root = await act(() =>
      hydrateRoot(page, <Copyright owner="Peak" />, { onRecoverableError }),
    )
    await waitFor(() => expect(page).toHaveTextContent('© 2031 Peak'))
    expect(errors).not.toHaveBeenCalled()
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
  })
})
