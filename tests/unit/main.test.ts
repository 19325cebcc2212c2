// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'

freshPageForEachTest()

test.each([
  ['a page', '/portfolio', []],
  ['the 404 page, whose address is logged as it is', '/404', [['Page not found: /%E2%80%AEevil']]],
])('the host sends %s', async (_, sent, logged) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  history.replaceState(null, '', '/%E2%80%AEevil')
  document.body.innerHTML = `<div id="root" data-page="${sent}"></div>`
  vi.resetModules()
  await import('../../src/main.ts')
  expect(warn.mock.calls).toEqual(logged)
})
