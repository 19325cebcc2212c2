// Replaces `navigator.serviceWorker` and its objects in tests without a browser.
import { vi } from 'vitest'
import type { WorkerStatus } from '../../../src/offline/rules.ts'

/** A service worker. It answers a page's question with its build, or does not answer if the build is null. */
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

  /** Changes the worker's state, as the browser does. */
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
    this.onstatechange?.()
  }
}

/** The registration of a site's service worker. */
export class FakeRegistration extends EventTarget {
  scope = `${location.origin}/`
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  onupdatefound: (() => void) | null = null
  readonly update = vi.fn(async () => {})
  readonly unregister = vi.fn(async () => true)

  /** Adds a new worker, as the browser does when the worker's script has changed. */
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.onupdatefound?.()
  }
}

/** A page's `navigator.serviceWorker`. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  readonly registration = new FakeRegistration()
  readonly register = vi.fn(async (_address: string) => this.registration)
  readonly getRegistrations = vi.fn(async () => [this.registration])

  /** Lets another worker take over the page. */
  takeOver(worker: FakeWorker) {
    this.registration.active = worker
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}
