// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setStatus, type Status } from '../../../src/offline/status.ts'
import { checkRegularly, forInstallation, forWaiting } from '../../../src/offline/update.ts'
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

const silent = null
const active = (build: string | null = 'own') => new FakeWorker('activated', build)
const waiting = (build: string | null = 'other') => new FakeWorker('installed', build)

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

test.each([
  ['of another build', 'other', false, 'offer'],
  ['of another build, which the visitor has put off', 'other', true, 'leave'],
  ['of the build that the page already shows', 'own', false, 'activate'],
  ['of that build, although the visitor has put off another', 'own', true, 'activate'],
  [
    'that does not answer, such as an empty script, or nothing that waits',
    undefined,
    false,
    'leave',
  ],
] as const)('a worker waits %s: %s, put off %s -> %s', (_, build, hasDeclined, step) => {
  expect(forWaiting(build, 'own', hasDeclined)).toBe(step)
})

test.each([
  ['installed', false, 'wait'],
  ['installed', true, 'review waiting'],
  ['activating', true, 'wait'],
  ['activated', true, 'review all'],
  ['redundant', false, 'fail'],
  ['redundant', true, 'review waiting'],
] as const)('an installation is %s; an active worker: %s -> %s', (state, hasActive, step) => {
  expect(forInstallation(state, hasActive)).toBe(step)
})

test('a browser without service workers shows nothing about a copy', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await open()
  expect(status()).toMatchObject({ saved: 'unknown', online: true })
})

test('a first copy that fails is shown as not saved, and the next visit tries again', async () => {
  const worker = new FakeWorker('installing')
  container.registration.installing = worker
  await open()
  worker.become('redundant')
  expect(status().saved).toBe('failed')
  container.registration.installing = new FakeWorker('installing')
  await open()
  expect(container.register).toHaveBeenCalledTimes(2)
  expect(status().saved).toBe('saving')
})

test('a registration that the browser refuses is shown as not saved, and the console says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await open()
  expect(status().saved).toBe('failed')
  expect(warn).toHaveBeenCalledOnce()
})

/** A page with an offer: the build "other" waits beside the active one. */
async function offered() {
  const next = waiting()
  Object.assign(container.registration, { active: active(), waiting: next })
  await open()
  expect(status()).toMatchObject({ saved: 'saved', update: expect.anything() })
  expect(next.received).toEqual(['STATUS'])
  return next
}

test.each([
  ['before the visitor accepts', true],
  ['while that is asked', false],
])('a build that replaces the offered one %s is activated instead', async (_, isBefore) => {
  const next = await offered()
  const newer = waiting('newer')
  if (isBefore) container.registration.waiting = newer
  status().update?.accept()
  container.registration.waiting = newer
  await answered()
  expect(next.received).not.toContain('SKIP_WAITING')
  expect(newer.received).toEqual(['STATUS', 'SKIP_WAITING'])
})

test.each<[string, (next: FakeWorker) => void]>([
  ['the visitor accepts it', () => status().update?.accept()],
  ['its build goes', (next) => next.become('redundant')],
])(
  'an offer of which nothing waits ends when %s, and the active worker is not asked',
  async (...row) => {
    const [, happen] = row
    const next = await offered()
    container.registration.waiting = null
    happen(next)
    await answered()
    expect(status().update).toBeUndefined()
    expect(container.registration.active?.received).toEqual(['STATUS'])
  },
)

test('an offer that the visitor puts off ends for the visit, also on the next page', async () => {
  await offered()
  status().update?.decline()
  expect(status().update).toBeUndefined()
  await open()
  expect(status()).toMatchObject({ saved: 'saved', update: undefined })
})

test('a page whose worker /reset has removed in another tab no longer says that it is saved', async () => {
  container.registration.active = active()
  await open()
  expect(status().saved).toBe('saved')
  const remover = new FakeWorker('installing', silent)
  container.registration.find(remover)
  Object.assign(container.registration, { installing: null, active: remover })
  remover.become('activated')
  await pass(3000)
  expect(status().saved).toBe('unknown')
})

test('after a rollback the offer ends, and the build of the page takes over in silence', async () => {
  const next = await offered()
  const back = new FakeWorker('installing', 'own')
  container.registration.find(back)
  expect(status().saved).toBe('saved')
  Object.assign(container.registration, { installing: null, waiting: back })
  next.become('redundant')
  back.become('installed')
  await answered()
  expect(status().update).toBeUndefined()
  expect(back.received).toContain('SKIP_WAITING')
  container.takeOver(back)
  await answered()
  expect(reload).not.toHaveBeenCalled()
})

test('beside a worker that does not answer a build is only offered, and nothing is said of its copy', async () => {
  const [worker, next] = [active(silent), waiting()]
  Object.assign(container.registration, { active: worker, waiting: next })
  await open()
  await pass(3000)
  expect(status()).toMatchObject({ saved: 'unknown', update: expect.anything() })
  expect([worker.received, next.received]).toEqual([['STATUS'], ['STATUS']])
})

test.each([
  ['a page without a worker, for the second', false, ['other', 'other'], [0, 1]],
  ['a page that a worker has served, for the first', true, ['other'], [1]],
  ['unless that has the build of the page', true, ['own', 'other'], [0, 1]],
  ['unless that says nothing of its build', true, ['', 'other'], [0, 1]],
] as const)(
  'workers that take over reload the page once: %s',
  async (_, isServed, builds, reloads) => {
    if (isServed) container.controller = container.registration.active = active()
    await open()
    for (const [at, build] of builds.entries()) {
      container.takeOver(active(build))
      await answered()
      expect(reload).toHaveBeenCalledTimes(reloads[at] ?? 0)
    }
  },
)

test('a page that a reload has not led to the other build is not reloaded again', async () => {
  container.controller = container.registration.active = active()
  for (let load = 0; load < 3; load += 1) {
    await open()
    container.takeOver(active('other'))
    await answered()
  }
  expect(reload).toHaveBeenCalledOnce()
  root.dataset.build = 'other'
  await open()
  root.dataset.build = 'own'
  await open()
  container.takeOver(active('other'))
  await answered()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('every hour the page asks the host for another build, and after a refusal once more', async () => {
  container.registration.active = active()
  await open()
  const { update } = container.registration
  update.mockRejectedValueOnce(new TypeError('offline'))
  expect(update).not.toHaveBeenCalled()
  await pass(3_600_000)
  expect(update).toHaveBeenCalledTimes(2)
  await pass(3_600_000)
  expect(update).toHaveBeenCalledTimes(3)
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

describe('an open page', () => {
  const minute = 60_000
  const hour = 60 * minute
  const check = vi.fn()

  /** The visitor looks at the page again. */
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  beforeEach(() => {
    check.mockReset()
    setStatus({ online: true })
    checkRegularly(check)
  })

  test('checks on return, at most every ten minutes', () => {
    comeBack()
    vi.advanceTimersByTime(10 * minute - 1)
    comeBack()
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    comeBack()
    comeBack()
    expect(check).toHaveBeenCalledOnce()
    // The hour ends less than ten minutes after this check.
    vi.advanceTimersByTime(45 * minute)
    comeBack()
    expect(check).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(5 * minute)
    expect(check).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['without a connection', () => setStatus({ online: false })],
    ['while hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('a page does not check %s', (_, begin) => {
    begin()
    vi.advanceTimersByTime(3 * hour)
    comeBack()
    expect(check).not.toHaveBeenCalled()
  })

  test('a clock that was set back by a day does not stop the checks for a new build', () => {
    vi.setSystemTime(Date.now() - 24 * hour)
    vi.advanceTimersByTime(hour)
    expect(check).toHaveBeenCalledOnce()
  })
})
