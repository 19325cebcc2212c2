import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { makeMarkedBuild, markedBuild, marks } from '../support/builds.ts'
import { messages } from '../support/content.ts'
import type { Fault, FaultServer } from '../support/faultServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { gaps, savedVisit, seen, strangers, updated } from '../support/savedCopy.ts'

const builds = marks.map(markedBuild)
const [first = '', , last = ''] = builds

test.use({ serviceWorkers: 'allow', expectsErrors: true, build: first })

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

type Event = (page: Page, host: FaultServer, choice: number) => Promise<unknown>

const among = <T>(all: readonly T[], choice: number) => all[choice % all.length] as T

const visit: Event = async (page, host, choice) => {
  // Ignores a failed navigation. The tab then shows the browser's error page.
  await page.goto(host.origin + among(paths, choice)).catch(() => {})
  // Waits until the application's script has run. The wait may end without success, because a fault may block the script.
  const hasStarted = () => 'build' in globalThis
  await page.waitForFunction(hasStarted, undefined, { timeout: 2000 }).catch(() => {})
  await Promise.race([updated(page).catch(() => {}), setTimeout(5000)])
}

const accept: Event = async (page) => {
  const offer = page.getByRole('button', { name: messages.update.reload })
  if (!(await offer.isVisible())) return
  // Waits up to two seconds for the page to reload, because a broken build may prevent the reload.
  const reloaded = page.waitForEvent('load', { timeout: 2000 }).catch(() => {})
  await offer.click()
  await reloaded
}

const events: Record<string, Event> = {
  accept,
  deploy: (_, host, choice) => host.deploy(among(builds, choice)),
  async break(_, host, choice) {
    host.heal()
    host.fail(...among(faults, choice))
  },
  stop: (_, host) => host.down(),
  start: (_, host) => host.up(),
}

/** A step of a walk: the name of an event, and a number. The number selects a build or fault for the event, and the page to visit next. */
const step = fc.tuple(fc.constantFrom(...Object.keys(events)), fc.nat())
const walk = fc.array(step, { minLength: 25, maxLength: 25, size: 'max' })

/** Expects that the HTML and the script of the open page are of the same build, and that every saved file belongs to one of the builds. */
async function expectWhole(page: Page) {
  expect(page.url()).toMatch(/^http/)
  const { build, script = build } = await seen(page)
  expect(script).toBe(build)
  expect(await strangers(page, builds)).toEqual([])
}

/** Ends all faults, deploys the last build, visits two pages, and accepts the update if the page offers one. Expects the page to run the last build. */
async function expectRecovery(page: Page, host: FaultServer) {
  host.heal()
  await host.up()
  await host.deploy(last)
  for (const choice of [0, 1]) await visit(page, host, choice)
  // Tries for half a minute, because the machine may be busy.
  await expect(async () => {
    await accept(page, host, 0)
    const mark = marks.at(-1)
    expect(await seen(page)).toMatchObject({ build: mark, script: mark })
    expect(await gaps(page, last)).toEqual([])
  }).toPass({ timeout: 30_000, intervals: [200] })
}

test('a saved site outlasts deployments and faults in any order', async ({ page, host }) => {
  const [seed, walks] = [Number(process.env.SEED ?? 1), Number(process.env.WALKS ?? 2)]
  test.setTimeout(80_000 + walks * 100_000)
  await makeMarkedBuild(marks[2])
  await savedVisit(page, host, first)
  for (const steps of fc.sample(walk, { seed, numRuns: walks })) {
    const trail: string[] = [`SEED=${seed}`]
    const act = async (name: string, choice: number) => {
      trail.push(`${name} ${choice}`)
      await events[name]?.(page, host, choice)
      await visit(page, host, choice)
      await expectWhole(page)
    }
    try {
      for (const [name, choice] of steps) await act(name, choice)
      await expectRecovery(page, host)
    } catch (error) {
      throw new Error(trail.join('\n'), { cause: error })
    }
  }
})
