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

/** Starts the application at an address where the host has sent a page. */
async function arrive(address: string, sent: string, below = '') {
  document.body.innerHTML = `<div id="root" data-page="${sent}" aria-hidden="true"><h1>the application at ${sent}</h1>${below}</div><reach-portal></reach-portal>`
  history.replaceState(null, '', location.origin + address)
  const { pathname, search, hash, origin, href } = location
  vi.stubGlobal('location', { pathname, search, hash, origin, href, reload })
  vi.resetModules()
  await act(() => import('../../src/hydrate.tsx'))
  vi.unstubAllGlobals()
}

const shown = () => document.getElementById('root')?.textContent

test.each([
  ['the page', '/portfolio?a=1#b', '/portfolio', '/portfolio?a=1#b'],
  ['the page, by another name', '//portfolio/?a=1#b', '/portfolio', '/portfolio?a=1#b'],
  ['the page, in capitals', '/PORTFOLIO', '/portfolio', '/portfolio'],
  ['another page', '/portfolio', '/', '/'],
  ['the 404 page', '/no//such/page/', '/404', '/no//such/page/'],
])('what the host sent stays: %s: %s, %s -> %s', async (_, address, sent, shownAddress) => {
  await arrive(address, sent)
  expect(shown()).toBe(`the application at ${sent}`)
  expect(location.href).toBe(location.origin + shownAddress)
  expect(console.warn).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['is restored', '/portfolio', '/portfolio', 0],
  ['of another address is restored too, after one reload', '/portfolio', '/404', 1],
])('an application that fails: the page %s', async (_, address, sent, reloads) => {
  application.fails = true
  const failed = vi.fn()
  addEventListener('application-failed', failed)
  // React reports the error in this event too.
  addEventListener('error', (event) => event.preventDefault())
  for (let view = 0; view < 3; view += 1) {
    await arrive(address, sent, '<p data-below hidden="until-found"></p>')
    expect(shown()).toBe(`the application at ${sent}`)
    // An open dialog covers the page, and hides it from screen readers.
    expect(document.querySelector('reach-portal, [aria-hidden]')).toBeNull()
    // What was not laid out yet when the copy was made.
    expect(document.querySelector('[hidden]')).toBeNull()
  }
  expect(failed).toHaveBeenCalledTimes(3)
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('an error of another program, at any moment, changes nothing', async () => {
  application.sees = () => void dispatchEvent(new ErrorEvent('error', { message: 'an extension' }))
  await arrive('/portfolio', '/portfolio')
  application.sees()
  expect(shown()).toBe('the application at /portfolio')
  expect(reload).not.toHaveBeenCalled()
})
