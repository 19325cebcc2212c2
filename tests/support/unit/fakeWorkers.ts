import { vi } from 'vitest'
import type { WorkerStatus } from '../../../src/offline/rules.ts'

type Answers = Partial<Record<'STATUS' | 'REPAIR', Partial<WorkerStatus>>>

/** A service worker as a page sees it. It answers questions as given, and keeps silent on others. */
export class FakeWorker extends EventTarget {
  readonly scriptURL = `${location.origin}/sw.js`
  onstatechange: (() => void) | null = null
  /** The types of the messages that it has received. */
  readonly received: string[] = []
  answers: Answers

  constructor(
    public state: ServiceWorkerState,
    answers: Answers = {},
  ) {
    super()
    this.answers = answers
  }

  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    this.received.push(type)
    const answer = this.answers[type as 'STATUS']
    if (answer) port?.postMessage({ complete: true, sparing: false, ...answer })
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

/** Gives `navigator` a property; `undefined` takes it away again. */
export function giveNavigator(name: string, value: unknown) {
  if (value === undefined) Reflect.deleteProperty(navigator, name)
  else Object.defineProperty(navigator, name, { value, configurable: true })
}
