import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  activate,
  enterWorker,
  install,
  navigate,
  question,
  request,
  silence,
  sri,
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

enterWorker(
  Object.entries(files).map(([url, text]) => ({
    url,
    revision: url.startsWith('/assets/') ? null : '1',
    integrity: sri(text),
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
const text = async (response: Promise<Response> | undefined) => (await response)?.text()

test('an installation saves every file', async () => {
  await install()
  expect(Object.values(await world.saved(cache)).toSorted()).toEqual(
    Object.values(files).toSorted(),
  )
  expect(paths()).toHaveLength(Object.keys(files).length)
  expect(world.requests.every(({ credentials }) => credentials === 'same-origin')).toBe(true)
})

test.each([
  ['has other bytes', '<title>Log in</title>'],
  ['is missing', undefined],
  ['is refused', new Response('', { status: 403 })],
])('if a file %s an installation fails, and keeps nothing of it', async (_, answer) => {
  const { '/portfolio': _wanted, ...others } = world.host
  world.host = answer === undefined ? others : { ...others, '/portfolio': answer }
  await expect(install()).rejects.toThrow()
  expect(Object.keys(await world.saved(cache)).join()).not.toContain('/portfolio')
})

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

test('the worker answers with the build of its home page, and as pages of earlier builds expect', async () => {
  expect(await question('STATUS')).toMatchObject({ build: undefined })
  await saved()
  expect(await question('STATUS')).toEqual({ build: 'abc123', complete: true })
})

test('a page activates a waiting worker; the worker ignores other messages', async () => {
  expect(await question('NEWS')).toBeUndefined()
  expect(world.skipWaiting).not.toHaveBeenCalled()
  expect(await question('SKIP_WAITING')).toBeUndefined()
  expect(world.skipWaiting).toHaveBeenCalledOnce()
})

test.each(['/portfolio', '/portfolio/index.html?ref=x'])(
  'the saved page answers %s without a request',
  async (path) => {
    await saved()
    expect(await text(navigate(path))).toBe(files['/portfolio'])
    expect(world.requests).toEqual([])
  },
)

test('the saved copy answers for its scripts and pictures', async () => {
  await saved()
  expect(await text(request('/assets/app-1.js'))).toBe('app()')
  expect(await text(request(picture, 'no-cors'))).toBe('a picture')
  expect(world.requests).toEqual([])
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

test('a lost page of a newer build comes from the host as it is', async () => {
  await saved()
  world.stores.clear()
  world.host['/portfolio'] = 'a newer build'
  expect(await text(navigate('/portfolio'))).toBe('a newer build')
  // The page's own request: only then the browser follows a redirect of the host.
  expect(world.requests.at(-1)?.mode).toBe('navigate')
  expect(await world.saved(cache)).toEqual({})
})

test('without copy and connection the browser shows its own page', async () => {
  await saved()
  world.stores.clear()
  world.isOnline = false
  await expect(navigate('/portfolio')).rejects.toThrow()
  expect((await navigate('/no/such/page'))?.type).toBe('error')
})

test('a first installation claims the open pages and reloads none', async () => {
  const page = world.open('/portfolio')
  page.isControlled = false
  world.claim.mockImplementation(async () => void (page.isControlled = true))
  await caches.open('workbox-precache')
  await install()
  expect(world.skipWaiting).not.toHaveBeenCalled()
  await activate()
  expect(world.claim).toHaveBeenCalledOnce()
  expect(world.navigated).toEqual([])
  expect([...world.stores.keys()]).toEqual([cache])
})

test("an earlier site's worker is replaced at once, its caches deleted, its pages reloaded", async () => {
  world.registration.active = {}
  await caches.open('workbox-precache-v2')
  world.open('/portfolio').navigate = async () => Promise.reject(new TypeError('closed'))
  world.open('/')
  await install()
  expect(world.skipWaiting).toHaveBeenCalledOnce()
  await activate()
  expect(world.navigated).toEqual(['https://site.example/'])
  expect([...world.stores.keys()]).toEqual([cache])
})

test('a newer build waits, and reloads no page when it takes over', async () => {
  await saved()
  world.registration.active = {}
  world.open('/')
  await install()
  expect(world.skipWaiting).not.toHaveBeenCalled()
  await activate()
  expect(world.navigated).toEqual([])
  expect([...world.stores.keys()]).toEqual([cache])
})

test('files of an older build leave the precache when a newer one takes over', async () => {
  await saved()
  const store = await caches.open(cache)
  await store.put('https://site.example/assets/app-0.js', new Response('old()'))
  await activate()
  expect(Object.keys(await world.saved(cache))).not.toContain('/assets/app-0.js')
})
