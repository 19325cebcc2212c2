import { rmSync } from 'node:fs'
import { otherBuild } from './builds.ts'
import { actions, arrive, isErrorPage, type Action } from './walkActions.ts'
import { faultServer, type FaultServer } from './server.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { gaps, seen, strangers, visitor } from './visitor.ts'
import { messages } from '../content.ts'

/** Where a walk stands. */
export interface Walk {
  host: FaultServer
  person: BrowserContext
  builds: string[]
  /** Index of the deployed build. */
  deployed: number
  /** Whether a complete copy was seen since the last eviction. */
  isSaved: boolean
  isReachable: boolean
  /** How to connect the pages that were cut off. */
  cuts: (() => Promise<void>)[]
  random: (below: number) => number
  /** What was done so far, a line for each step. */
  trail: string[]
}

const marks = ['aaaa1111', 'bbbb2222', 'cccc3333']

/** Park and Miller's minimal standard generator: the same seed walks the same way. */
function generator(seed: number) {
  let state = seed * 7919 + 1
  return (below: number) => {
    state = (state * 16_807) % 2_147_483_647
    return state % below
  }
}

/** What no step may break; returns what is wrong, if anything is. */
async function violation(walk: Walk, page: Page): Promise<string | undefined> {
  if (await isErrorPage(page)) {
    if (walk.isReachable) return `${page.url()} although the host is reachable`
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

/** With all faults gone, the newest build is there within two navigations and one accept. */
async function settled(walk: Walk, page: Page): Promise<string | undefined> {
  await actions.recover(walk)
  await arrive(walk, page, '/')
  await arrive(walk, page, '/portfolio')
  const offer = page.getByRole('button', { name: messages.update.reload })
  const wanted = marks[walk.deployed]
  let missing: string[] = []
  // Half a minute, for a busy machine.
  for (let tries = 0; tries < 150; tries += 1) {
    const { build, script } = await seen(page).catch(() => ({ build: '', script: '' }))
    if (build === wanted && script === wanted) {
      missing = await gaps(page, walk.builds[walk.deployed] ?? '')
      if (missing.length === 0) return undefined
    } else if (await offer.isVisible()) await offer.click().catch(() => {})
    await page.waitForTimeout(200)
  }
  return `the newest build ${wanted} is not there, or not whole: ${JSON.stringify({ ...(await seen(page)), missing })}`
}

/** Walks at random through deploys, faults and evictions; throws with seed, step and trail at a violation. */
export async function walk(seed: number, steps: number, report?: (line: string) => void) {
  const builds = await Promise.all(marks.map((mark) => otherBuild(mark)))
  const host = await faultServer(builds[0] ?? '')
  const person = await visitor()
  const trail: string[] = []
  const state: Walk = {
    host,
    person,
    builds,
    deployed: 0,
    isSaved: false,
    isReachable: true,
    cuts: [],
    random: generator(seed),
    trail,
  }
  const fail = (what: string) => {
    throw new Error(`seed ${seed}: ${what}\n${trail.slice(-20).join('\n')}`)
  }
  try {
    await person.pages()[0]?.goto(host.origin)
    for (let step = 1; step <= steps; step += 1) {
      const wrong = await Promise.race([take(state, step), hangs()])
      if (wrong) fail(wrong)
    }
    report?.(`seed ${seed}: ${steps} steps, 0 violations`)
  } finally {
    await person.close()
    await host.close()
    for (const folder of builds) rmSync(folder, { recursive: true, force: true })
  }
}

/** One step and what it must not break; returns what is wrong, if anything is. */
async function take(walk: Walk, step: number): Promise<string | undefined> {
  const name = choose(walk)
  walk.trail.push(`${step} ${name}`)
  const done = await actions[name](walk)
  if (done) walk.trail.push(`  ${done}`)
  const page = walk.person.pages().at(-1)
  if (!page) return undefined
  const wrong =
    (await violation(walk, page)) ?? (step % 25 === 0 ? await settled(walk, page) : undefined)
  walk.isSaved = await isKept(walk, page)
  return wrong
}

/** A page that never answers is a violation, too. */
const hangs = () =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('no answer within a minute'), 60_000).unref()
  })

/** Reading is the most common thing that happens to a site. */
function choose({ random }: Walk): Action {
  const names = Object.keys(actions) as Action[]
  return random(2) === 0 ? 'navigate' : (names[random(names.length)] ?? 'navigate')
}
