// Simulated objects for `navigator.serviceWorker` in unit tests, which have no browser.
import { vi } from 'vitest'
import type { WorkerStatus } from '../../../src/offline/rules.ts'

/** A simulated service worker. It answers a page's question with the ID of its build. If `build` is null, it does not answer. */
export class FakeWorker extends EventTarget {
  onstatechange: (() => void) | null = null
  /** The types of the messages that the worker has received. */
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

  /** Changes the worker's state, and tells the listeners, as the browser does. */
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
    this.onstatechange?.()
  }
}

/** A simulated registration of the site's service worker. */
export class FakeRegistration extends EventTarget {
  scope = `${location.origin}/`
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  onupdatefound: (() => void) | null = null
  readonly update = vi.fn(async () => {})
  readonly unregister = vi.fn(async () => true)

  /** Adds a new worker, as the browser does when the file of the worker has changed. */
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.onupdatefound?.()
  }
}

/** A simulated `navigator.serviceWorker` of a page. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(async (_address: string) => this.registration)
  readonly getRegistrations = vi.fn(async () => [this.registration])

  /** Makes another worker the active worker, and lets it control the page. */
  takeOver(worker: FakeWorker) {
    this.registration.active = worker
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
