import { expect, test, type Page } from '@playwright/test'
import * as fc from 'fast-check'
import { markedBuild, marks } from '../support/builds.ts'
import { messages } from '../support/content.ts'
import { faultServer, type Fault, type FaultServer } from '../support/faultServer.ts'
import { usesPages } from '../support/fixtures.ts'
import { evict, gaps, seen, strangers } from '../support/savedCopy.ts'

/** The state of a walk. */
interface Walk {
  host: FaultServer
  page: Page
  builds: string[]
  /** Index of the deployed build. */
  deployed: number
  /** Whether there was a complete copy since the last eviction. */
  isSaved: boolean
  isReachable: boolean
}

const paths = ['/', '/portfolio', '/?utm_source=walk', '/portfolio/', '/no/such/page']

const faults: [RegExp, Fault, 'worker'?][] = [
  [/^\/sw\.js/, { status: 404 }],
  [/^\/sw\.js/, { body: 'const = 1', type: 'text/javascript' }],
  [/^\/sw\.js/, { cut: 'clean' }],
  [/./, { portal: 'page' }, 'worker'],
  [/./, { status: 500 }, 'worker'],
  [/avif/, { cut: 'clean' }],
  [/avif/, { cut: 'reset' }],
  [/portfolio/, { body: '<p>altered' }, 'worker'],
  [/./, { delay: 30 }],
]

/** Whether a page is the browser's error page. */
const isErrorPage = (page: Page) =>
  page.evaluate(() => !location.href.startsWith('http')).catch(() => false)

/** Opens a page. After a failed navigation, the caller checks the browser's error page. */
async function arrive({ host, page }: Walk, path: string): Promise<void> {
  await page.goto(host.origin + path, { timeout: 15_000 }).catch(() => {})
  await page.waitForLoadState('load').catch(() => {})
  // The script starts after the first frames, or never arrives.
  await page
    .waitForFunction(() => 'build' in globalThis, undefined, { timeout: 2000 })
    .catch(() => {})
}

const among = <T>(all: readonly T[], choice: number) => all[choice % all.length] as T

const actions = {
  async navigate(walk: Walk, choice: number) {
    const path = among(paths, choice)
    await arrive(walk, path)
    return path
  },
  async deploy(walk: Walk, choice: number) {
    walk.deployed = choice % walk.builds.length
    await walk.host.deploy(walk.builds[walk.deployed] ?? '')
    return `build ${walk.deployed}`
  },
  async break({ host }: Walk, choice: number) {
    const [path, fault, only] = among(faults, choice)
    host.fail(path, fault, only)
    return `${path} ${JSON.stringify(fault)}`
  },
  async heal({ host }: Walk) {
    host.heal()
  },
  async stopServer(walk: Walk) {
    await walk.host.down()
    walk.isReachable = false
  },
  async recover(walk: Walk) {
    walk.host.heal()
    if (!walk.isReachable) await walk.host.up()
    walk.isReachable = true
    // A visitor reloads an error page after reconnecting.
    if (await isErrorPage(walk.page)) await arrive(walk, '/')
  },
  async accept({ page }: Walk) {
    const offer = page.getByRole('button', { name: messages.update.reload })
    if (!(await offer.isVisible())) return 'nothing offered'
    // A broken build may prevent it.
    const reloaded = page.waitForEvent('load', { timeout: 2000 }).catch(() => {})
    await offer.click()
    await reloaded
    return 'accepted'
  },
  async evict(walk: Walk) {
    if (!walk.page.url().startsWith('http')) return
    await evict(walk.page)
    walk.isSaved = false
  },
} satisfies Record<string, (walk: Walk, choice: number) => Promise<string | void>>

type Action = keyof typeof actions

/** An action, with a number that chooses among its kinds. */
type Step = readonly [action: Action, choice: number]

const stepOf = (names: readonly Action[]): fc.Arbitrary<Step> =>
  fc.tuple(fc.constantFrom(...names), fc.nat())

/** More weight for reading, the most common event. */
const step = fc.oneof(stepOf(['navigate']), stepOf(Object.keys(actions) as Action[]))

/** Invariants of every step. Returns the violation, if any. */
async function violation(walk: Walk): Promise<string | undefined> {
  const { page } = walk
  if (await isErrorPage(page)) {
    if (walk.isReachable) return `error page at ${page.url()}, although the host is reachable`
    return walk.isSaved ? 'a saved page does not open' : undefined
  }
  const { build, script } = await seen(page)
  if (build && script && build !== script) return `mixed builds: ${build} with ${script}`
  const unknown = await strangers(page, walk.builds)
  if (unknown.length > 0) return `bytes of no build: ${unknown.join(', ')}`
  return undefined
}

async function isKept(walk: Walk): Promise<boolean> {
  const { page } = walk
  if (await isErrorPage(page)) return walk.isSaved
  for (const build of walk.builds) if ((await gaps(page, build)).length === 0) return true
  return walk.isSaved
}

/** Without faults, the newest build is active after at most two navigations and one accept. */
async function recovered(walk: Walk): Promise<string | undefined> {
  const { page } = walk
  await actions.recover(walk)
  await arrive(walk, '/')
  await arrive(walk, '/portfolio')
  const offer = page.getByRole('button', { name: messages.update.reload })
  const wanted = marks[walk.deployed]
  let missing: string[] = []
  const isNewest = async () => {
    const { build, script } = await seen(page)
    if (build !== wanted || script !== wanted) {
      if (await offer.isVisible()) await offer.click()
      return false
    }
    missing = await gaps(page, walk.builds[walk.deployed] ?? '')
    return missing.length === 0
  }
  // Half a minute, because the machine may be busy.
  const isDone = await expect(async () => expect(await isNewest()).toBe(true))
    .toPass({ timeout: 30_000, intervals: [200] })
    .then(
      () => true,
      () => false,
    )
  if (isDone) return undefined
  return `the newest build ${wanted} is missing or incomplete: ${JSON.stringify({ ...(await seen(page)), missing })}`
}

/** The violation after a step, if any. Sometimes removes all faults first. */
async function judged(walk: Walk, isEnd: boolean): Promise<string | undefined> {
  const wrong = (await violation(walk)) ?? (isEnd ? await recovered(walk) : undefined)
  walk.isSaved = await isKept(walk)
  return wrong
}

test('a random walk through deployments, faults and evictions finds no violation', async ({
  browser,
}) => {
  const [seed, length] = [Number(process.env.SEED ?? 1), Number(process.env.STEPS ?? 50)]
  test.setTimeout(80_000 + length * 4000)
  console.log(`SEED=${seed} STEPS=${length}`)
  const builds = marks.map(markedBuild)
  const host = await faultServer(builds[0] ?? '')
  const person = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await usesPages(person)
  const page = await person.newPage()
  await page.goto(host.origin)
  const walk: Walk = { host, page, builds, deployed: 0, isSaved: false, isReachable: true }
  const trail: string[] = []
  const walks = fc.array(step, { minLength: length, maxLength: length, size: 'max' })
  const [steps = []] = fc.sample(walks, { seed, numRuns: 1 })
  for (const [at, [name, choice]] of steps.entries()) {
    trail.push(name)
    const act = async () => {
      const done = await actions[name](walk, choice)
      if (done) trail.push(`  ${done}`)
      return judged(walk, at === length - 1 || at % 25 === 24)
    }
    // A page that never answers is a violation, too.
    const wrong = await test.step(name, act, { timeout: 60_000 }).catch(String)
    expect(wrong, trail.join('\n')).toBeUndefined()
  }
  await person.close()
  await host.close()
})
