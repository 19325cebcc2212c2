/// <reference lib="webworker" />
/*
 * A service worker without a browser. The first half is what a page sees of it
 * (`navigator.serviceWorker`); the second is what the worker itself sees: its caches, its pages and
 * the host.
 */
import { vi } from 'vitest'
import type { WorkerStatus } from '../../../src/offline/rules.ts'

const origin = 'https://site.example'

/** A worker as a page sees it. It answers the question for its build; without one it keeps silent. */
export class FakeWorker extends EventTarget {
  onstatechange: (() => void) | null = null
  /** The types of the messages that it has received. */
  readonly received: string[] = []

  constructor(
    public state: ServiceWorkerState,
    readonly build: string | null = null,
  ) {
    super()
  }

  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.received.push(type)
    if (type === 'STATUS' && this.build !== null)
      port?.postMessage({ build: this.build || undefined } satisfies WorkerStatus)
  }

  /** Changes the state, as the browser does. */
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
    this.onstatechange?.()
  }
}

/** The registration of a site's worker. */
export class FakeRegistration extends EventTarget {
  scope = `${location.origin}/`
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  onupdatefound: (() => void) | null = null
  readonly update = vi.fn(async () => {})
  readonly unregister = vi.fn(async () => true)

  /** Finds another worker, as the browser does when the script has changed. */
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.onupdatefound?.()
  }
}

/** `navigator.serviceWorker` of a page. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(async (_address: string) => this.registration)
  readonly getRegistrations = vi.fn(async () => [this.registration])

  /** Another worker takes over the page, as the browser reports it. */
  takeOver(worker: FakeWorker) {
    this.registration.active = worker
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

type Answer = string | Response | ((request: Request) => Promise<Response>)

/** An answer of the host that never comes. */
export const silence = () => new Promise<Response>(() => {})

/** A cache, with the responses by URL. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  match = async (request: Request | string) => this.entries.get(urlOf(request))?.clone()
  put = async (request: Request | string, response: Response) =>
    void this.entries.set(urlOf(request), response)
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
  delete = async (request: Request | string) => this.entries.delete(urlOf(request))
}

const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)

/** What the worker finds around it. */
export const world = {
  /** What the host answers at a path. */
  host: {} as Record<string, Answer>,
  isOnline: true,
  /** The requests that have reached the host. */
  requests: [] as Request[],
  stores: new Map<string, FakeCache>(),
  /** The open pages; a worker answers the controlled ones. */
  pages: [] as ReturnType<typeof openPage>[],
  /** The addresses that the worker has sent its pages to. */
  navigated: [] as string[],
  skipWaiting: vi.fn(async () => {}),
  claim: vi.fn(async () => {}),
  unregister: vi.fn(async () => true),
  registration: { scope: `${origin}/`, active: null as unknown },

  /** Begins anew: nothing is saved, no page is open, the host has these files. */
  reset(host: Record<string, Answer>) {
    Object.assign(world, { host, isOnline: true, requests: [], pages: [], navigated: [] })
    world.stores.clear()
    world.registration.active = null
    vi.clearAllMocks()
  },

  /** Texts of a cache by path. */
  async saved(name: string) {
    const found: Record<string, string> = {}
    for (const [url, response] of world.stores.get(name)?.entries ?? []) {
      const { pathname, search } = new URL(url)
      found[pathname + search] = await response.clone().text()
    }
    return found
  },

  /** Opens a page at a path. */
  open(path: string) {
    const page = openPage(path)
    world.pages.push(page)
    return page
  },
}

const openPage = (path: string) => ({
  url: origin + path,
  type: 'window' as ClientTypes,
  isControlled: true,
  navigate: async (url: string): Promise<null> => {
    world.navigated.push(url)
    return null
  },
})

/** Answers as the host. */
async function answer(input: Request | string | URL, init?: RequestInit): Promise<Response> {
  const request = input instanceof Request && !init ? input : new Request(input, init)
  world.requests.push(request)
  if (!world.isOnline) throw new TypeError('Failed to fetch')
  const found = world.host[new URL(request.url).pathname]
  if (typeof found === 'function') return found(request)
  const given = found ?? new Response('missing', { status: 404 })
  return given instanceof Response ? given.clone() : new Response(given)
}

const store = (name: string) => {
  const found = world.stores.get(name) ?? new FakeCache()
  world.stores.set(name, found)
  return found
}

class FakeExtendableEvent extends Event {
  readonly work: Promise<unknown>[] = []
  waitUntil = (work: Promise<unknown>) => void this.work.push(work)
}

class FakeFetchEvent extends FakeExtendableEvent {
  response: Promise<Response> | undefined
  respondWith = (response: Promise<Response>) => void (this.response = response)
  constructor(readonly request: Request) {
    super('fetch')
  }
}

/** Where the worker under test listens. */
let scope = new EventTarget()

/** Gives this process the globals of a service worker with a precache manifest. */
export function enterWorker(manifest: readonly object[]) {
  scope = new EventTarget()
  const isFound = (page: (typeof world.pages)[number], options: ClientQueryOptions) =>
    page.type === options.type && (page.isControlled || options.includeUncontrolled)
  const globals = {
    self: globalThis,
    __WB_MANIFEST: manifest,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent: FakeExtendableEvent,
    FetchEvent: FakeFetchEvent,
    location: new URL(`${origin}/sw.js`),
    registration: Object.assign(world.registration, { unregister: world.unregister }),
    skipWaiting: world.skipWaiting,
    addEventListener: scope.addEventListener.bind(scope),
    clients: {
      claim: world.claim,
      matchAll: async (options: ClientQueryOptions = {}) =>
        world.pages.filter((page) => isFound(page, options)),
    },
    fetch: answer,
    caches: {
      keys: async () => [...world.stores.keys()],
      delete: async (name: string) => world.stores.delete(name),
      open: async (name: string) => store(name),
      match: async (request: Request | string, { cacheName = '' } = {}) =>
        world.stores.get(cacheName)?.match(request),
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}

/** Sends an event to the worker and waits for its work. Rejects as an installation would. */
async function send(event: FakeExtendableEvent): Promise<void> {
  scope.dispatchEvent(event)
  await Promise.all(event.work)
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
