// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { logMissingPage } from '../../../src/boot/missingPage.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

freshPageForEachTest()

test.each([
  ['/404', '/%E2%80%AEevil', [['Page not found: /%E2%80%AEevil']]],
  ['/portfolio', '/portfolio', []],
])('as soon as the page %s is there at %s, the console has: %o', (sent, pathname, lines) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('location', { pathname })
  logMissingPage()
  document.body.innerHTML = `<div id="root" data-page="${sent}"></div>`
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(warn.mock.calls).toEqual(lines)
})
