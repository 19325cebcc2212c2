/// <reference lib="webworker" />
import { createHash } from 'node:crypto'
import { vi } from 'vitest'

/** A page that a worker sees, in a window or in another worker. */
interface FakePage {
  url: string
  type: ClientTypes
  /** Whether a worker answers its requests. */
  isControlled: boolean
  navigate: (url: string) => Promise<null>
  postMessage: (message: unknown) => void
}

/** An answer that never comes. */
export const silence = Symbol('silence')

/** What the host answers at a path: the text of a file, an answer of another kind, or nothing at all. */
type Host = Record<string, string | Response | typeof silence>

class FakeCache {
  readonly entries = new Map<string, Response>()

  async match(request: Request | string) {
    return this.entries.get(urlOf(request))?.clone()
  }

  async put(request: Request | string, response: Response) {
    this.entries.set(urlOf(request), response)
  }

  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url))
  }

  async delete(request: Request | string) {
    return this.entries.delete(urlOf(request))
  }
}

const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)

const origin = 'https://site.example'

export const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/**
 * The world of a service worker: what the host has, what the caches hold, which pages are open.
 * `requests` are the requests to the host.
 */
export const world = {
  host: {} as Host,
  isOnline: true,
  requests: [] as Request[],
  stores: new Map<string, FakeCache>(),
  pages: [] as FakePage[],
  navigated: [] as string[],
  /** What the worker has told its pages. */
  told: [] as unknown[],
  skipWaiting: vi.fn(async () => {}),
  claim: vi.fn(async () => {}),
  unregister: vi.fn(async () => true),
  registration: { scope: `${origin}/`, active: null as unknown },
  navigator: { connection: undefined as { saveData: boolean } | undefined, onLine: true },

  /** Begins anew: nothing is saved, no page is open, the host has these files. */
  reset(host: Host) {
    Object.assign(world, { host, isOnline: true, requests: [], pages: [], navigated: [], told: [] })
    world.stores.clear()
    world.registration.active = null
    Object.assign(world.navigator, { connection: undefined, onLine: true })
    vi.clearAllMocks()
  },

  /** Texts of a cache by path. */
  async saved(name: string) {
    const entries = [...(world.stores.get(name)?.entries ?? [])]
    const texts = entries.map(async ([url, response]) => {
      const { pathname, search } = new URL(url)
      return [pathname + search, await response.clone().text()] as const
    })
    return Object.fromEntries(await Promise.all(texts))
  },

  /** Opens a page at a path. */
  open(path: string): FakePage {
    const navigate = async (url: string) => {
      world.navigated.push(url)
      return null
    }
    const postMessage = (message: unknown) => void world.told.push(message)
    const url = origin + path
    const page = { url, type: 'window' as ClientTypes, isControlled: true, navigate, postMessage }
    world.pages.push(page)
    return page
  },
}

async function answer(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request && !init ? input : new Request(input, init)
  world.requests.push(request)
  const found = world.isOnline ? world.host[new URL(request.url).pathname] : undefined
  if (!world.isOnline) throw new TypeError('Failed to fetch')
  if (found === silence) return new Promise(() => {})
  if (found instanceof Response) return found.clone()
  if (found === undefined) return new Response('missing', { status: 404 })
  if (request.integrity && request.integrity !== sri(found)) throw new TypeError('wrong bytes')
  return new Response(found)
}

class FakeExtendableEvent extends Event {
  readonly work: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>) {
    this.work.push(work)
  }
}

class FakeFetchEvent extends FakeExtendableEvent {
  response: Promise<Response> | undefined
  constructor(readonly request: Request) {
    super('fetch')
  }
  respondWith(response: Promise<Response>) {
    this.response = response
  }
}

/** Where the worker under test listens. */
let scope = new EventTarget()

/** Gives this process the globals of a service worker with a precache manifest. */
export function enterWorker(manifest: readonly object[]) {
  scope = new EventTarget()
  const globals = {
    self: globalThis,
    __WB_MANIFEST: manifest,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: FakeExtendableEvent,
    FetchEvent: FakeFetchEvent,
    navigator: world.navigator,
    location: new URL(`${origin}/sw.js`),
    registration: Object.assign(world.registration, { unregister: world.unregister }),
    skipWaiting: world.skipWaiting,
    addEventListener: scope.addEventListener.bind(scope),
    clients: {
      claim: world.claim,
      matchAll: async ({ type, includeUncontrolled = false }: ClientQueryOptions = {}) =>
        world.pages.filter(
          (page) => page.type === type && (page.isControlled || includeUncontrolled),
        ),
    },
    fetch: answer,
    caches: {
      keys: async () => [...world.stores.keys()],
      delete: async (name: string) => world.stores.delete(name),
      open: async (name: string) => {
        const store = world.stores.get(name) ?? new FakeCache()
        world.stores.set(name, store)
        return store
      },
      match: async (request: Request | string, { cacheName = '' } = {}) =>
        world.stores.get(cacheName)?.match(request),
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

/** Sends an event to the worker and waits for its work. Rejects as an installation would. */
async function send<Sent extends FakeExtendableEvent>(event: Sent): Promise<Sent> {
  scope.dispatchEvent(event)
  await Promise.all(event.work)
  return event
}

export const install = () => send(new FakeExtendableEvent('install'))
export const activate = () => send(new FakeExtendableEvent('activate'))

/** Asks the worker as a page does. Undefined if it sends no answer. */
export async function question(type: string): Promise<unknown> {
  const answers: unknown[] = []
  const ports = [{ postMessage: (value: unknown) => answers.push(value) }]
  await send(Object.assign(new FakeExtendableEvent('message'), { data: { type }, ports }))
  return answers[0]
}

/**
 * Requests a path as a page does. Undefined if the worker leaves the request to the browser. The
 * answer comes after the work that follows it.
 */
export function request(path: string, mode: RequestMode = 'same-origin') {
  const asked = new Request(new URL(path, origin))
  // A script cannot make a request for a navigation.
  Object.defineProperty(asked, 'mode', { value: mode })
  const event = new FakeFetchEvent(asked)
  scope.dispatchEvent(event)
  return event.response?.then(async (response) => {
    await Promise.allSettled(event.work)
    return response
  })
}

export const navigate = (path: string) => request(path, 'navigate')
