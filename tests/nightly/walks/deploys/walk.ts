import * as fc from 'fast-check'
import { markedBuild, marks } from '../../../support/faults/builds.ts'
import { actions, arrive, choices, isErrorPage, type Action } from './walkActions.ts'
import { faultServer, type FaultServer } from '../../../support/faults/server.ts'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { gaps, seen, strangers, visitor } from '../../../support/faults/visitor.ts'
import { messages } from '../../../support/content.ts'
import { Walks } from '../walks.ts'

/** The state of a walk. */
export interface Walk {
  host: FaultServer
  person: BrowserContext
  builds: string[]
  /** Index of the deployed build. */
  deployed: number
  /** Whether there was a complete copy since the last eviction. */
  isSaved: boolean
  isReachable: boolean
  /** Functions that reconnect disconnected pages. */
  cuts: (() => Promise<void>)[]
}

/** An action with one of its choices. */
type Step = readonly [action: Action, choice: number]

const stepOf = (names: readonly Action[]): fc.Arbitrary<Step> =>
  fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), fc.nat(choices(name) - 1)))

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
async function take(browser: Browser, builds: string[], steps: readonly Step[]): Promise<void> {
  const host = await faultServer(builds[0] ?? '')
  const person = await visitor(browser)
  const walk = { host, person, builds, deployed: 0, isSaved: false, isReachable: true, cuts: [] }
  const trail: string[] = []
  try {
    await (await person.newPage()).goto(host.origin)
    for (const [at, [name, choice]] of steps.entries()) {
      const isLast = at === steps.length - 1
      trail.push(name)
      const wrong = await Promise.race([
        actions[name](walk, choice).then((done) => {
          if (done) trail.push(`  ${done}`)
          return judged(walk, isLast || at % 25 === 24)
        }),
        hangs(),
      ])
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

/** A page that never answers is a violation, too. */
const hangs = () =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('no answer within a minute'), 60_000).unref()
  })

/**
 * Walks at random through deploys, faults and evictions. At a violation, throws the trail of the
 * shortest violating walk that it finds within the limit in milliseconds.
 */
export async function walk(
  browser: Browser,
  seed: number,
  steps: number,
  limit = 300_000,
): Promise<void> {
  const builds = marks.map(markedBuild)
  let end = Infinity
  const run = async (all: Step[]) => {
    // After the limit every walk passes, so the shortest walk so far remains.
    if (Date.now() > end) return
    await take(browser, builds, all).catch((error: unknown) => {
      end = Math.min(end, Date.now() + limit)
      throw error
    })
  }
  const property = fc.asyncProperty(new Walks(step, steps), run)
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: 1 })
  if (failed) throw new Error(`seed ${seed}: ${String(errorInstance)}`)
}
