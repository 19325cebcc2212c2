import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'

const reload = vi.fn()
const application = { fails: false, sees: () => {} }

vi.mock('../../src/main.ts', () => ({}))
vi.mock('../../src/App.tsx', () => ({
  App: ({ path }: { path: string }) => {
    application.sees()
    if (application.fails) throw new Error('broken')
    return <h1>{`the application at ${path}`}</h1>
  },
}))

freshPageForEachTest()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  reload.mockClear()
  Object.assign(application, { fails: false, sees: () => {} })
})
afterEach(() => history.replaceState(null, '', '/'))

/** Hydrates a page at the URL `address`. `sent` is the path of the page whose prerendered HTML the host has sent, for example /404. */
async function arrive(address: string, sent: string) {
  document.body.innerHTML = `<div id="root" data-page="${sent}" aria-hidden="true"><h1>the application at ${sent}</h1></div>`
  history.replaceState(null, '', location.origin + address)
  const { pathname, search, hash, origin, href } = location
  vi.stubGlobal('location', { pathname, search, hash, origin, href, reload })
  vi.resetModules()
  await act(() => import('../../src/hydrate.tsx'))
  vi.unstubAllGlobals()
}

const root = () => document.getElementById('root')

test.each([
  ['/portfolio?a=1#b', '/portfolio', '/portfolio?a=1#b'],
  ['//portfolio/?a=1#b', '/portfolio', '/portfolio?a=1#b'],
  ['/PORTFOLIO', '/portfolio', '/portfolio'],
  ['/portfolio', '/', '/'],
  ['/no//such/page/', '/404', '/no//such/page/'],
])('at %s, the page %s of the host stays, and the address becomes %s', async (...row) => {
  const [address, sent, shownAddress] = row
  await arrive(address, sent)
  expect(root()?.textContent).toBe(`the application at ${sent}`)
  expect(location.href).toBe(location.origin + shownAddress)
  expect(console.warn).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['/portfolio', 'is restored', 0],
  ['/404', 'is restored after one reload', 1],
])('if the application fails at /portfolio, the page %s of the host %s', async (...row) => {
  const [sent, , reloads] = row
  application.fails = true
  const failed = vi.fn()
  addEventListener('application-failed', failed)
  // React also reports the error as an event of the window. Without `preventDefault`, jsdom would print the error.
  addEventListener('error', (event) => event.preventDefault())
  for (let view = 0; view < 3; view += 1) {
    await arrive('/portfolio', sent)
    expect(root()?.textContent).toBe(`the application at ${sent}`)
    // The open dialog has hidden the page from screen readers. The page must be visible to them again.
    expect(root()).not.toHaveAttribute('aria-hidden')
  }
  expect(failed).toHaveBeenCalledTimes(3)
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('an error of another program changes nothing', async () => {
  application.sees = () => void dispatchEvent(new ErrorEvent('error', { message: 'an extension' }))
  await arrive('/portfolio', '/portfolio')
  application.sees()
  expect(root()?.textContent).toBe('the application at /portfolio')
  expect(reload).not.toHaveBeenCalled()
})
