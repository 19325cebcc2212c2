import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import * as fc from 'fast-check'
import { markedBuild, marks } from '../support/builds.ts'
import { messages } from '../support/content.ts'
import { faultServer, type Fault, type FaultServer } from '../support/faultServer.ts'
import { usesPages } from '../support/fixtures.ts'
import { deleteCaches, evict, gaps, seen, stopWorkers, strangers } from '../support/savedCopy.ts'

/** The state of a walk. */
interface Walk {
  host: FaultServer
  person: BrowserContext
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

const last = ({ person }: Walk) => person.pages().at(-1)

/** Opens a page. After a failed navigation, the caller checks the browser's error page. */
async function arrive({ host }: Walk, page: Page, path: string): Promise<void> {
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
    const page = last(walk)
    if (page) await arrive(walk, page, path)
    return path
  },
  async openTab(walk: Walk) {
    if (walk.person.pages().length < 3) await arrive(walk, await walk.person.newPage(), '/')
  },
  async closeTab({ person }: Walk) {
    if (person.pages().length > 1) await person.pages().at(-1)?.close()
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
    for (const page of walk.person.pages())
      if (await isErrorPage(page)) await arrive(walk, page, '/')
  },
  async accept(walk: Walk) {
    const page = last(walk)
    const offer = page?.getByRole('button', { name: messages.update.reload })
    if (!(await offer?.isVisible())) return 'nothing offered'
    // A broken build may prevent it.
    const reloaded = page?.waitForEvent('load', { timeout: 2000 }).catch(() => {})
    await offer?.click()
    await reloaded
    return 'accepted'
  },
  async loseCaches(walk: Walk) {
    const page = last(walk)
    if (!page?.url().startsWith('http')) return
    await deleteCaches(page).catch(() => {})
    walk.isSaved = false
  },
  async evict(walk: Walk) {
    const page = last(walk)
    if (!page?.url().startsWith('http')) return
    await evict(page)
    walk.isSaved = false
  },
  async stopWorkers(walk: Walk) {
    const page = last(walk)
    if (page) await stopWorkers(page)
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
async function violation(walk: Walk, page: Page): Promise<string | undefined> {
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

async function isKept(walk: Walk, page: Page): Promise<boolean> {
  if (await isErrorPage(page)) return walk.isSaved
  for (const build of walk.builds) if ((await gaps(page, build)).length === 0) return true
  return walk.isSaved
}

/** Without faults, the newest build is active after at most two navigations and one accept. */
async function recovered(walk: Walk, page: Page): Promise<string | undefined> {
  await actions.recover(walk)
  await arrive(walk, page, '/')
  await arrive(walk, page, '/portfolio')
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

/** A walk with its own visitor and host. Throws its trail at a violation. */
async function take(browser: Browser, steps: readonly Step[]): Promise<void> {
  const builds = marks.map(markedBuild)
  const host = await faultServer(builds[0] ?? '')
  const person = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' })
  await usesPages(person)
  const walk = { host, person, builds, deployed: 0, isSaved: false, isReachable: true }
  const trail: string[] = []
  try {
    await (await person.newPage()).goto(host.origin)
    for (const [at, [name, choice]] of steps.entries()) {
      const isLast = at === steps.length - 1
      trail.push(name)
      const act = async () => {
        const done = await actions[name](walk, choice)
        if (done) trail.push(`  ${done}`)
        return judged(walk, isLast || at % 25 === 24)
      }
      // A page that never answers is a violation, too.
      const wrong = await test.step(name, act, { timeout: 60_000 }).catch(String)
      if (wrong) throw new Error(`${wrong}\n${trail.join('\n')}`)
    }
  } finally {
    await person.close()
    await host.close()
  }
}

/** The violation after a step, if any. Sometimes removes all faults first. */
async function judged(walk: Walk, isEnd: boolean): Promise<string | undefined> {
  const page = walk.person.pages().at(-1)
  if (!page) return undefined
  const wrong = (await violation(walk, page)) ?? (isEnd ? await recovered(walk, page) : undefined)
  walk.isSaved = await isKept(walk, page)
  return wrong
}

/** A whole number from the environment, which asks for another or a longer walk. */
function whole(name: 'SEED' | 'STEPS', usual: number) {
  const value = process.env[name]
  if (value !== undefined && !/^\d+$/.test(value))
    throw new Error(`${name} is "${value}"; expected a whole number, for example ${usual}`)
  return Number(value ?? usual)
}

test('a random walk through deployments, faults and evictions finds no violation', async ({
  browser,
}) => {
  const [seed, steps] = [whole('SEED', 1), whole('STEPS', 50)]
  test.setTimeout(80_000 + steps * 4000)
  console.log(`SEED=${seed} STEPS=${steps}`)
  const walks = fc.array(step, { minLength: steps, maxLength: steps, size: 'max' })
  for (const walk of fc.sample(walks, { seed, numRuns: 1 })) await take(browser, walk)
})
