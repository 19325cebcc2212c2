// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'

const home = 'https://site.example/'
const scripts = [`${home}main.js`]
const reload = vi.fn()
const host = vi.fn<typeof fetch>()
let page: typeof import('../../../src/boot/reload.ts')

freshPageForEachTest()

beforeEach(async () => {
  vi.resetModules()
  reload.mockClear()
  host.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('location', { href: home, reload })
  vi.stubGlobal('fetch', host)
  page = await import('../../../src/boot/reload.ts')
})

test('a rescue fetches the page and its scripts past the HTTP cache, then reloads once', async () => {
  host.mockImplementation(async () => {
    expect(reload).not.toHaveBeenCalled()
    return new Response()
  })
  await Promise.all([page.rescue(scripts), page.rescue(scripts)])
  expect(host.mock.calls).toEqual([home, ...scripts].map((file) => [file, { cache: 'reload' }]))
  await page.rescue(scripts)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that was reloaded fetches its files for the next view, however often they fail', async () => {
  await page.rescue(scripts)
  reload.mockClear()
  host.mockClear()
  for (let view = 0; view < 3; view += 1) {
    vi.resetModules()
    page = await import('../../../src/boot/reload.ts')
    await page.rescue(scripts)
  }
  expect(host).toHaveBeenCalledTimes(6)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the page waits for the next failure', async () => {
  host.mockRejectedValueOnce(new TypeError('offline'))
  await page.rescue(scripts)
  expect(reload).not.toHaveBeenCalled()
  await page.rescue(scripts)
  expect(reload).toHaveBeenCalledOnce()
})

/** An element that the page cannot load, and what the host then answers. */
async function lose(
  status: number | 'no answer',
  element: HTMLElement = new Image(),
  build = 'old',
) {
  document.documentElement.dataset.build = build
  if (status === 'no answer') host.mockRejectedValue(new TypeError('blocked'))
  else host.mockResolvedValue(new Response(null, { status }))
  document.body.append(element)
  element.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
}

test('a picture that the host no longer has reloads the page, once for a build', async () => {
  page.followPictures()
  await lose(404)
  expect(host).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    method: 'HEAD',
    cache: 'no-store',
  })
  await lose(404)
  expect(reload).toHaveBeenCalledOnce()
  // Two servers behind one name may send two builds by turns.
  for (const build of ['new', 'old', 'new']) await lose(404, new Image(), build)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a picture that a blocker or a busy host refuses does not reload the page', async () => {
  page.followPictures()
  await lose(503)
  await lose(200)
  await lose('no answer')
  expect(reload).not.toHaveBeenCalled()
})

test('what is no picture does not ask the host', async () => {
  page.followPictures()
  await lose(404, document.createElement('video'))
  expect(host).not.toHaveBeenCalled()
})

test('a picture that failed before the script arrived is asked for too', async () => {
  host.mockResolvedValue(new Response(null, { status: 404 }))
  document.documentElement.dataset.build = 'old'
  const image = document.body.appendChild(new Image())
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
  page.followPictures()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
