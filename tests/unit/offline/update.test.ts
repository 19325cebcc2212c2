// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setStatus, type Status } from '../../../src/offline/status.ts'
import { checkRegularly, forInstallation, forWaiting } from '../../../src/offline/update.ts'
import { freshPageForEachTest } from '../../support/unit/freshPage.ts'
import { FakeContainer, FakeWorker } from '../../support/unit/serviceWorker.ts'

const root = document.documentElement
const reload = vi.fn()
let container: FakeContainer
let status: () => Status

/** Opens a page whose build has the ID "own". The page registers the service worker. */
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

/** Waits until messages have arrived and promises have settled. Five tasks are enough. */
async function answered() {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setImmediate(resolve))
}

const silent = null
const active = (build: string | null = 'own') => new FakeWorker('activated', build)
const waiting = (build: string | null = 'other') => new FakeWorker('installed', build)

/** Advances the clock by a time, and waits until messages have arrived. */
const pass = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  await answered()
}

/** Makes a worker of the build with the ID `build` control the page. */
async function takeOver(build: string) {
  container.takeOver(active(build))
  await answered()
}

freshPageForEachTest()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] })
  root.dataset.build = 'own'
  reload.mockClear()
  container = new FakeContainer()
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  vi.stubGlobal('location', { href: 'https://site.example/', origin: location.origin, reload })
})

test.each([
  ['other', 'has not declined', 'offer'],
  ['other', 'has declined', 'leave'],
  ['own', 'has not declined', 'activate'],
  ['own', 'has declined', 'activate'],
  [undefined, 'has not declined', 'leave'],
] as const)(
  'a page of the build "own" finds a waiting worker of the build "%s", and its visitor %s an offer: %s',
  (build, answer, step) => {
    expect(forWaiting(build, 'own', answer === 'has declined')).toBe(step)
  },
)

test.each([
  ['installed', 'no worker is', 'wait'],
  ['installed', 'another worker is', 'review waiting'],
  ['activating', 'another worker is', 'wait'],
  ['activated', 'another worker is', 'review all'],
  ['redundant', 'no worker is', 'fail'],
  ['redundant', 'another worker is', 'review waiting'],
] as const)('a new worker becomes %s while %s active: %s', (state, others, step) => {
  expect(forInstallation(state, others === 'another worker is')).toBe(step)
})

test('a browser without service workers shows nothing about a copy', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await open()
  expect(status()).toMatchObject({ saved: 'unknown', online: true })
})

test('the site is being saved while the first worker installs', async () => {
  container.registration.installing = new FakeWorker('installing')
  await open()
  expect(status().saved).toBe('saving')
})

test('if the browser refuses the worker, the site is not saved and the console says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  container.register.mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await open()
  expect(status().saved).toBe('failed')
  expect(warn).toHaveBeenCalledOnce()
})

/** Opens a page that offers a new build. A worker of the build "other" waits, and the active worker still controls the page. */
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
  ['while the offered worker is asked', false],
])('a worker that replaces the offered one %s is activated instead', async (_, isBefore) => {
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
  ['its worker becomes redundant', (next) => next.become('redundant')],
])('an offer without a waiting worker ends when %s', async (_, happen) => {
  const next = await offered()
  container.registration.waiting = null
  happen(next)
  await answered()
  expect(status().update).toBeUndefined()
  // The page has sent the active worker one message only, because a second message could delay the takeover by a new worker.
  expect(container.registration.active?.received).toEqual(['STATUS'])
})

test('a declined offer does not return on the next page of the visit', async () => {
  await offered()
  status().update?.decline()
  expect(status().update).toBeUndefined()
  await open()
  expect(status()).toMatchObject({ saved: 'saved', update: undefined })
})

test('when /reset has removed the worker in another tab, a page no longer says that it is saved', async () => {
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

test('beside an active worker that does not answer, a new worker is offered and the copy is unknown', async () => {
  const [worker, next] = [active(silent), waiting()]
  Object.assign(container.registration, { active: worker, waiting: next })
  await open()
  await pass(3000)
  expect(status()).toMatchObject({ saved: 'unknown', update: expect.anything() })
  expect([worker.received, next.received]).toEqual([['STATUS'], ['STATUS']])
})

test.each([
  ['the second takeover of a page without a worker', false, ['other', 'other'], [0, 1]],
  ['the first takeover of a page with a worker', true, ['other'], [1]],
  ["a takeover by another build than the page's own", true, ['own', 'other'], [0, 1]],
  ['a takeover by a worker that names its build', true, ['', 'other'], [0, 1]],
] as const)('a page reloads at %s', async (_, isServed, builds, reloads) => {
  if (isServed) container.controller = container.registration.active = active()
  await open()
  for (const [at, build] of builds.entries()) {
    await takeOver(build)
    expect(reload).toHaveBeenCalledTimes(reloads[at] ?? 0)
  }
})

test('a page may reload again for a build after a page of that build has opened', async () => {
  container.controller = container.registration.active = active()
  for (const build of ['own', 'other', 'own']) {
    root.dataset.build = build
    await open()
    await takeOver('other')
  }
  expect(reload).toHaveBeenCalledTimes(2)
})

test('every hour the page asks the host for another build, and after a failure once more', async () => {
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

describe('an open page', () => {
  const minute = 60_000
  const hour = 60 * minute
  const check = vi.fn()

  /** Dispatches the event by which the browser tells a page that its tab is visible again. */
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

  beforeEach(() => {
    check.mockReset()
    setStatus({ online: true })
    checkRegularly(check)
  })

  test('checks for a new build when the visitor returns, at most every ten minutes', () => {
    for (const [wait, checks] of [
      [10 * minute - 1, 0],
      [1, 1],
      [0, 1],
      [45 * minute, 2],
    ] as const) {
      vi.advanceTimersByTime(wait)
      comeBack()
      expect(check).toHaveBeenCalledTimes(checks)
    }
    // An hour has passed since the page opened. The page skips its hourly check, because its last check was five minutes ago.
    vi.advanceTimersByTime(5 * minute)
    expect(check).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['without a connection', () => setStatus({ online: false })],
    ['while it is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('does not check %s', (_, begin) => {
    begin()
    vi.advanceTimersByTime(3 * hour)
    comeBack()
    expect(check).not.toHaveBeenCalled()
  })

  test('goes on checking after its clock has been set back by a day', () => {
    vi.setSystemTime(Date.now() - 24 * hour)
    vi.advanceTimersByTime(hour)
    expect(check).toHaveBeenCalledOnce()
  })
})
