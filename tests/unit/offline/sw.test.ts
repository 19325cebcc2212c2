import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  activate,
  enterWorker,
  install,
  navigate,
  question,
  request,
  silence,
  world,
} from '../../support/unit/serviceWorker.ts'

const home = '<html data-build="abc123"><title>Home</title>'
const picture = '/assets/pictures/first-480.avif'
const files: Record<string, string> = {
  '/': home,
  '/portfolio': '<title>Portfolio</title>',
  '/404': '<title>Missing</title>',
  '/assets/app-1.js': 'app()',
  [picture]: 'a picture',
}
const beyond = { '/reset': 'reset', '/llms.txt': 'text' }
const cache = 'site-precache'
const origin = 'https://site.example'

enterWorker(
  Object.keys(files).map((url) => ({
    url,
    revision: url.startsWith('/assets/') ? null : '1',
    integrity: 'sha384-',
  })),
)
await import('../../../src/offline/sw.ts')

beforeEach(() => world.reset({ ...files, ...beyond }))
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

/** A visitor with the whole copy, whose later requests are counted. */
async function saved() {
  await install()
  await activate()
  world.requests.length = 0
}

/** Ends after all that can happen without the host. */
const tick = () => new Promise((resolve) => setTimeout(resolve))

const paths = () => world.requests.map(({ url }) => new URL(url).pathname)

test('an installation fetches four files at a time', async () => {
  for (const path of Object.keys(files)) world.host[path] = silence
  void install()
  await vi.waitFor(() => expect(paths()).toHaveLength(4))
  await tick()
  expect(paths()).toHaveLength(4)
})

test('after a failure no other file is fetched', async () => {
  let arrive = () => {}
  const late = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response(files['/404']))
  })
  const { '/': _missing, ...others } = world.host
  const waiting = { '/portfolio': silence, '/assets/app-1.js': silence, '/404': () => late }
  world.host = { ...others, ...waiting }
  await expect(install()).rejects.toThrow()
  arrive()
  await vi.waitFor(async () => expect(Object.keys(await world.saved(cache))).toHaveLength(1))
  await tick()
  expect(paths()).not.toContain(picture)
})

test('a file that the HTTP cache has damaged is fetched past it', async () => {
  const script = '/assets/app-1.js'
  world.host[script] = async (asked) => {
    if (asked.cache === 'default') throw new TypeError('wrong bytes')
    return new Response('app()')
  }
  await install()
  expect((await world.saved(cache))[script]).toBe('app()')
})

test('a second installation fetches only what is missing', async () => {
  await saved()
  await (await caches.open(cache)).delete(`https://site.example${picture}`)
  await install()
  expect(new Set(paths())).toEqual(new Set([picture]))
})

test('the worker answers with the build of its home page', async () => {
  expect(await question('STATUS')).toEqual({ build: undefined })
  await saved()
  expect(await question('STATUS')).toEqual({ build: 'abc123' })
})

test.each(['/reset', '/reset/', '/reset?again'])(
  'the worker leaves %s to the host',
  async (path) => {
    await saved()
    expect(navigate(path)).toBeUndefined()
  },
)

test('a page that only looks like /reset is an unknown page', async () => {
  await saved()
  expect((await navigate('/resetting'))?.status).toBe(404)
  expect(paths()).toEqual(['/resetting'])
})

test('the worker leaves unknown files alone', async () => {
  await saved()
  expect(request('/llms.txt')).toBeUndefined()
})

test.each([
  '/no/such/page',
  // Decoded, it would be the beginning of another host's address.
  '/%5C',
])('without a connection, %s is the saved 404 page with its status and policy', async (path) => {
  const headers = { 'Content-Security-Policy': "default-src 'none'" }
  world.host['/404'] = new Response(files['/404'], { headers })
  await saved()
  world.isOnline = false
  const response = await navigate(path)
  expect([response?.status, response?.statusText]).toEqual([404, 'Not Found'])
  expect(response?.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
  expect(await response?.text()).toBe(files['/404'])
})

test.each([
  ['the 404 page comes after ten seconds without an answer', silence, 404],
  ['an answer before that wins', () => after(9999), 200],
])('for an unknown page, %s', async (_, answer, status) => {
  await saved()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  world.host['/slow'] = answer
  const statuses: number[] = []
  void navigate('/slow')?.then((response) => statuses.push(response.status))
  await vi.advanceTimersByTimeAsync(9998)
  expect(statuses).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(statuses).toEqual([status])
})

const after = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response()), milliseconds))

test.each([
  ['a first installation waits, claims', null, 'workbox-precache', false, []],
  ["an earlier site's worker is replaced", {}, 'workbox-precache-v2', true, [`${origin}/`]],
  ['a newer build waits', {}, cache, false, []],
])('%s, and reloads what the other worker had', async (_, active, kept, isAtOnce, reloaded) => {
  world.registration.active = active
  await caches.open(kept)
  const pages = [world.open('/'), world.open('/portfolio')]
  pages[1]!.navigate = async () => Promise.reject(new TypeError('closed'))
  const control = (isControlled: boolean) => {
    for (const page of pages) page.isControlled = isControlled
  }
  control(active !== null)
  world.claim.mockImplementation(async () => control(true))
  await install()
  expect(world.skipWaiting.mock.calls.length > 0).toBe(isAtOnce)
  await activate()
  expect(world.claim).toHaveBeenCalledOnce()
  expect(world.navigated).toEqual(reloaded)
  expect([...world.stores.keys()]).toEqual([cache])
})

test('files of an older build leave the precache when a newer one takes over', async () => {
  await saved()
  const store = await caches.open(cache)
  await store.put('https://site.example/assets/app-0.js', new Response('old()'))
  await activate()
  expect(Object.keys(await world.saved(cache))).not.toContain('/assets/app-0.js')
})
