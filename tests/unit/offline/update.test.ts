// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Status } from '../../../src/offline/status.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { FakeContainer, FakeWorker } from '../../support/unit/serviceWorker.ts'

const root = document.documentElement
const reload = vi.fn()
let container: FakeContainer
let status: () => Status

/** Opens a page of the build "own" that registers the worker. */
async function open() {
  vi.resetModules()
  const [{ register }, page] = await Promise.all([
    import('../../../src/offline/update.ts'),
    import('../../../src/offline/status.ts'),
  ])
  ;({ status } = page)
  void register()
  await answered()
}

/** Lets messages and promises arrive. */
async function answered() {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setImmediate(resolve))
}

const active = (answers: FakeWorker['answers'] = { STATUS: { build: 'own' } }) =>
  new FakeWorker('activated', answers)
const waiting = (answers: FakeWorker['answers'] = { STATUS: { build: 'other' } }) =>
  new FakeWorker('installed', answers)

/** Time that the page's own timers measure; messages arrive as ever. */
const pass = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  await answered()
}

freshPageForEachTest()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] })
  root.dataset.build = 'own'
  container = new FakeContainer()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  vi.stubGlobal('location', { href: 'https://site.example/', origin: location.origin, reload })
})

afterEach(() => {
  reload.mockClear()
})

test('a browser without service workers shows nothing about a copy', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await open()
  expect(status()).toMatchObject({ saved: 'unknown', retry: undefined, online: true })
})

test('the first copy is shown once it is saved', async () => {
  const worker = new FakeWorker('installing', { STATUS: { build: 'own' } })
  container.registration.installing = worker
  await open()
  expect(container.register).toHaveBeenCalledWith(`${location.origin}/sw.js`, {})
  expect(status().saved).toBe('saving')
  container.registration.active = worker
  worker.become('activated')
  expect(status().saved).toBe('saving')
  await answered()
  expect(status().saved).toBe('saved')
})

test('a first copy that fails is shown as not saved, and the visitor can try again', async () => {
  const worker = new FakeWorker('installing')
  container.registration.installing = worker
  await open()
  worker.become('redundant')
  expect(status().saved).toBe('failed')
  container.registration.installing = null
  container.registration.active = active()
  status().retry?.()
  await answered()
  expect(container.register).toHaveBeenCalledTimes(2)
  expect(status().saved).toBe('saved')
})

test('what the worker tells of a failed copy is shown until the next attempt', async () => {
  container.registration.installing = new FakeWorker('installing')
  await open()
  container.dispatchEvent(new MessageEvent('message', { data: { failure: 'full' } }))
  container.dispatchEvent(new MessageEvent('message', { data: { other: 'words' } }))
  container.registration.installing.become('redundant')
  expect(status()).toMatchObject({ saved: 'failed', failure: 'full' })
  status().retry?.()
  await answered()
  expect(status()).toMatchObject({ saved: 'saving', failure: undefined })
})

test('a registration that the browser refuses is shown as not saved', async () => {
  container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await open()
  expect(status().saved).toBe('failed')
})

test('a build that waits is offered, and only the visitor activates it', async () => {
  const next = waiting()
  Object.assign(container.registration, { active: active(), waiting: next })
  await open()
  expect(status()).toMatchObject({ saved: 'saved', update: expect.anything() })
  expect(next.received).toEqual(['STATUS'])
  status().update?.accept()
  await answered()
  expect(next.received).toEqual(['STATUS', 'STATUS', 'SKIP_WAITING'])
})

/** A page with an offer: the build "other" waits beside the active one. */
async function offered() {
  const next = waiting()
  Object.assign(container.registration, { active: active(), waiting: next })
  await open()
  expect(status().update).toBeDefined()
  return next
}

test('an offer activates what waits when it is accepted', async () => {
  const next = await offered()
  const newer = waiting({ STATUS: { build: 'newer' } })
  container.registration.waiting = newer
  next.become('redundant')
  status().update?.accept()
  await answered()
  expect([next.received.at(-1), newer.received]).toEqual(['STATUS', ['STATUS', 'SKIP_WAITING']])
})

test('a build that replaces the accepted one while that is asked is activated instead', async () => {
  await offered()
  const newer = waiting({ STATUS: { build: 'newer' } })
  status().update?.accept()
  container.registration.waiting = newer
  await answered()
  expect(newer.received).toEqual(['STATUS', 'SKIP_WAITING'])
})

test.each([
  ['when it is accepted', async () => status().update?.accept()],
  ['a second after the build has gone', () => pass(1000)],
])('an offer of which nothing waits any more ends %s', async (_, come) => {
  const next = await offered()
  container.registration.waiting = null
  next.become('redundant')
  expect(status().update).toBeDefined()
  await come()
  await answered()
  expect(status().update).toBeUndefined()
  expect(next.received).toEqual(['STATUS'])
})

test('an offer that the visitor puts off ends for the visit, also on the next page', async () => {
  await offered()
  status().update?.decline()
  expect(status().update).toBeUndefined()
  await open()
  expect(status()).toMatchObject({ saved: 'saved', update: undefined })
})

test('where storage is blocked, an offer that is put off ends for the page', async () => {
  await offered()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  status().update?.decline()
  expect(status().update).toBeUndefined()
})

test('a page whose worker /reset has removed in another tab no longer says that it is saved', async () => {
  const worker = active()
  container.registration.active = worker
  await open()
  expect(status().saved).toBe('saved')
  const remover = new FakeWorker('installing', {}, '/remover.js')
  container.registration.find(remover)
  Object.assign(container.registration, { installing: null, active: remover })
  remover.become('activated')
  await answered()
  expect(status().saved).toBe('unknown')
})

test('after a rollback the offer ends, and the build of the page takes over in silence', async () => {
  const next = await offered()
  const back = new FakeWorker('installing', { STATUS: { build: 'own' } })
  container.registration.find(back)
  Object.assign(container.registration, { installing: null, waiting: back })
  next.become('redundant')
  back.become('installed')
  await pass(1000)
  expect(status().update).toBeUndefined()
  expect(back.received).toContain('SKIP_WAITING')
  container.takeOver(back)
  await answered()
  expect(reload).not.toHaveBeenCalled()
})

test('beside a worker that does not answer a build is only offered, and nothing is said of its copy', async () => {
  const [worker, next] = [active({}), waiting()]
  Object.assign(container.registration, { active: worker, waiting: next })
  await open()
  await pass(3000)
  expect(status()).toMatchObject({ saved: 'unknown', update: expect.anything() })
  expect([worker.received, next.received]).toEqual([['STATUS'], ['STATUS']])
})

test('a build that arrives during the visit is offered a second after its installation', async () => {
  container.registration.active = active()
  await open()
  const next = new FakeWorker('installing', { STATUS: { build: 'other' } })
  container.registration.find(next)
  expect(status().saved).toBe('saved')
  container.registration.installing = null
  container.registration.waiting = next
  next.become('installed')
  await pass(999)
  expect(next.received).toEqual([])
  await pass(1)
  expect(status().update).toBeDefined()
})

test('a build that another tab activates is no longer asked for', async () => {
  container.registration.active = active()
  await open()
  const next = new FakeWorker('installing', { STATUS: { build: 'own' } })
  container.registration.find(next)
  container.registration.active = next
  next.become('activated')
  await answered()
  expect(next.received).toEqual(['STATUS'])
})

test('a waiting worker that never answers is not offered', async () => {
  Object.assign(container.registration, { active: active(), waiting: waiting({}) })
  await open()
  expect(status().saved).toBe('unknown')
  await pass(2999)
  expect(status().saved).toBe('unknown')
  await pass(1)
  expect(status()).toMatchObject({ saved: 'saved', update: undefined })
})

test('an incomplete copy is repaired, and the host is asked for another build', async () => {
  const worker = active({ STATUS: { complete: false } })
  container.registration.active = worker
  container.registration.update.mockRejectedValue(new TypeError('offline'))
  await open()
  expect(worker.received).toEqual(['STATUS', 'REPAIR'])
  expect(container.registration.update).toHaveBeenCalledOnce()
  expect(status().saved).toBe('saving')
  await pass(59_999)
  expect(status().saved).toBe('saving')
  await pass(1)
  expect(status().saved).toBe('failed')
})

test.each([
  ['is repaired', { complete: true }, { saved: 'saved' }],
  ['has no space', { complete: false, failure: 'full' }, { saved: 'failed', failure: 'full' }],
] as const)('a copy that %s is shown so: %o -> %o', async (_, answer, shown) => {
  container.registration.active = active({ STATUS: { complete: false }, REPAIR: answer })
  await open()
  expect(status()).toMatchObject(shown)
})

test.each([
  ['a page without a worker, for the second', false, ['other', 'other'], [0, 1]],
  ['a page that a worker has served, for the first', true, ['other'], [1]],
  ['unless that has the build of the page', true, ['own', 'other'], [0, 1]],
] as const)(
  'workers that take over reload the page once: %s',
  async (_, isServed, builds, reloads) => {
    if (isServed) container.controller = container.registration.active = active()
    await open()
    for (const [at, build] of builds.entries()) {
      container.takeOver(active({ STATUS: { build } }))
      await answered()
      expect(reload).toHaveBeenCalledTimes(reloads[at] ?? 0)
    }
  },
)

test('a page that a reload has not led to the other build is not reloaded again', async () => {
  container.controller = container.registration.active = active()
  for (let load = 0; load < 3; load += 1) {
    await open()
    container.takeOver(active({ STATUS: { build: 'other' } }))
    await answered()
  }
  expect(reload).toHaveBeenCalledOnce()
  root.dataset.build = 'other'
  await open()
  root.dataset.build = 'own'
  await open()
  container.takeOver(active({ STATUS: { build: 'other' } }))
  await answered()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('after an hour the page asks the host for another build, and survives a refusal', async () => {
  container.registration.active = active()
  await open()
  container.registration.update.mockRejectedValue(new TypeError('offline'))
  expect(container.registration.update).not.toHaveBeenCalled()
  await pass(3_600_000)
  expect(container.registration.update).toHaveBeenCalledOnce()
})

test('with Trusted Types the address passes one policy that makes no other', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(): string }) => ({
    createScriptURL: () => `trusted ${rules.createScriptURL()}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await open()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('sw-url', expect.anything())
  expect(container.register).toHaveBeenCalledWith(`trusted ${location.origin}/sw.js`, {})
})
