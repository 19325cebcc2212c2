// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { FakeContainer } from '../support/unit/serviceWorker.ts'
import { site } from '../support/content.ts'

freshPageForEachTest()

const missing = 'Page not found: /%E2%80%AEevil'

test.each([
  ['a page in development', false, 'data-page="/"', [], []],
  ['a page', true, 'data-page="/"', ['worker', 'installed app'], []],
  ['the page that removes the copy', true, 'data-page="/reset" data-worker="off"', ['removal'], []],
  ['the 404 page', true, 'data-page="/404"', ['worker', 'installed app'], [[missing]]],
])('%s starts what it needs, and logs a missing address as it is', async (...row) => {
  const [, isBuild, sent, started, logged] = row
  vi.useFakeTimers()
  vi.stubEnv('PROD', isBuild)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const serviceWorker = new FakeContainer()
  serviceWorker.getRegistrations.mockResolvedValue([])
  const persist = vi.fn()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker, storage: { persist } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  history.replaceState(null, '', '/%E2%80%AEevil?utm_source=mail')
  document.body.innerHTML = `<div id="root" ${sent}><a href="${site.bookingUrl}"></a></div>`
  vi.resetModules()
  await import('../../src/main.ts')
  vi.unstubAllEnvs()
  const { register, getRegistrations } = serviceWorker
  const calls = { worker: register, removal: getRegistrations, 'installed app': persist }
  const called = Object.entries(calls).filter(([, { mock }]) => mock.calls.length > 0)
  expect(called.map(([name]) => name)).toEqual(started)
  document.querySelector('a')?.click()
  expect(document.querySelector('a')?.search).toContain('utm_source=mail')
  expect(warn.mock.calls).toEqual(logged)
})
