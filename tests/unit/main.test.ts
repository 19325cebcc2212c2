// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'

freshPageForEachTest()

test.each([
  ['the page', '/portfolio', '/portfolio', 0],
  ['the page, by another name', '//portfolio/', '/portfolio', 0],
  ['the 404 page at an unknown address', '/no/such/page', '/404', 1],
  ['the 404 page at an encoded address', '/%E2%80%AEevil', '/404', 1],
  ['another page', '/portfolio', '/', 1],
  ['a page of another site', '/portfolio', undefined, 1],
])('the host sends %s: the application starts by itself as often: %s, %s -> %i', async (...row) => {
  const [, pathname, sent, times] = row
  const start = vi.fn()
  addEventListener('application-start', start)
  vi.stubGlobal('location', { pathname })
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.getElementById('root')
  if (sent !== undefined && root) root.dataset.page = sent
  vi.resetModules()
  await import('../../src/main.ts')
  expect(start).toHaveBeenCalledTimes(times)
})

test('a picture that fails is asked for at the host', async () => {
  const fetch = vi.fn().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  await import('../../src/main.ts')
  document.body.appendChild(new Image()).dispatchEvent(new Event('error'))
  expect(fetch).toHaveBeenCalledOnce()
})
