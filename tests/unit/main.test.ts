// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'

freshPageForEachTest()

test.each([
  ['a page', '/portfolio', 0],
  ['the 404 page', '/404', 1],
])(
  'the host sends %s: the application starts by itself as often: %s -> %i',
  async (_, sent, times) => {
    const start = vi.fn()
    addEventListener('application-start', start)
    document.body.innerHTML = `<div id="root" data-page="${sent}"></div>`
    vi.resetModules()
    await import('../../src/main.ts')
    expect(start).toHaveBeenCalledTimes(times)
  },
)
