// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { FakeContainer } from '../support/unit/serviceWorker.ts'

freshPageForEachTest()

// In this test, main.ts runs on the 404 page in development. Browser tests check what main.ts does on built pages.
test('the 404 page logs its address in encoded form, and a page in development has no worker', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const serviceWorker = new FakeContainer()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  history.replaceState(null, '', '/%E2%80%AEevil')
  document.body.innerHTML = '<div id="root" data-page="/404"></div>'
  vi.resetModules()
  await import('../../src/main.ts')
  expect(warn.mock.calls).toEqual([['Page not found: /%E2%80%AEevil']])
  expect(serviceWorker.register).not.toHaveBeenCalled()
})
