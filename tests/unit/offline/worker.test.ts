import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = 'https://site.example/page'
const host = vi.fn<() => Promise<Response>>()
/** Replaces Workbox's function that fetches a file and stores it in the precache. */
const keep = vi.fn<(asked: { request: Request }) => Promise<unknown>>()

vi.mock('workbox-precaching', () => ({
  PrecacheController: class {
    strategy = { handleAll: (asked: { request: Request }) => [keep(asked)] }
    addToCacheList() {}
    getURLsToCacheKeys = () => Array.from('abcdefgh', (file) => [`${page}/${file}`, file])
    getIntegrityForCacheKey() {}
    matchPrecache = async () => new Response('saved')
  },
}))
vi.stubGlobal('self', globalThis)
vi.stubGlobal('__WB_MANIFEST', [])
vi.stubGlobal('fetch', host)
const { save } = await import('../../../src/offline/worker/precache.ts')
const { unknownPage } = await import('../../../src/offline/worker/unknownPage.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

test('an installation fetches four files at a time, fetches a damaged file again past the HTTP cache, and ends at a second failure', async () => {
  const asked: { cache: RequestCache; end: () => void; fail: () => void }[] = []
  keep.mockImplementation(
    ({ request: { cache } }) =>
      new Promise<void>((end, fail) => asked.push({ cache, end, fail: () => fail('wrong bytes') })),
  )
  const installation = expect(save(new Event('install') as ExtendableEvent)).rejects.toBe(
    'wrong bytes',
  )
  const caches = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return asked.map(({ cache }) => cache)
  }
  const first = Array(4).fill('default')
  expect(await caches()).toEqual(first)
  asked[0]?.fail()
  expect(await caches()).toEqual([...first, 'reload'])
  asked[4]?.end()
  expect(await caches()).toEqual([...first, 'reload', 'default'])
  for (const turn of [1, 6]) {
    asked[turn]?.fail()
    await caches()
  }
  asked[2]?.end()
  expect(await caches()).toHaveLength(7)
  await installation
})

test.each([
  [9999, 200, 'live'],
  [10_001, 404, 'saved'],
])(
  'an answer of the host for an unknown page after %i ms becomes the status %i',
  async (time, status, text) => {
    const live = () => new Response('live')
    host.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(live()), time)))
    const answer = unknownPage({ request: new Request(page) })
    await vi.advanceTimersByTimeAsync(10_001)
    const shown = await answer
    expect([shown.status, await shown.text()]).toEqual([status, text])
  },
)
