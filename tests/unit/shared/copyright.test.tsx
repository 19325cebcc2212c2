import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Copyright } from '../../../src/shared/Footer.tsx'
import { site } from '../../content.ts'
import { visit } from '../visit.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test.each(['2026', '2031'])('the copyright line read in %s names that year', (year) => {
  vi.setSystemTime(`${year}-06-15`)
  expect(visit('/').footer.getByText(`© ${year} ${site.brand}`)).toBeInTheDocument()
})

test('a page built years ago is corrected in the browser without a hydration error', async () => {
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
  await waitFor(() => expect(page).toHaveTextContent(/^© 2031 Peak$/))
  expect(errors).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})
