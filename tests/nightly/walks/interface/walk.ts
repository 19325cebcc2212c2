import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import * as fc from 'fast-check'
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.js'
import { markedBuild } from '../../../support/faults/builds.ts'
import { faultServer } from '../../../support/faults/server.ts'
import { actions, favorites } from './actions.ts'
import { invariants, type Step } from './invariants.ts'
import { patience, Walker, type Place } from './walker.ts'
import { Walks } from '../walks.ts'

export interface Options {
  seed: number
  steps: number
  /** Fast-check's path to a failure. */
  path?: string | undefined
  /** Steps to run instead of random ones. */
  only?: readonly string[] | undefined
  /** Time limit for shortening a failed walk, in milliseconds. */
  limit?: number | undefined
}

/** The violation, the path that reproduces it, and its steps. */
interface Failure {
  seed: number
  path: string
  invariant: string
  what: string
  steps: string[]
}

class Violation extends Error {
  constructor(
    readonly invariant: string,
    readonly what: string,
  ) {
    super(`${invariant}: ${what}`)
  }
}

/** A note after a step in the trail. */
const remark = / \((not there|nothing there|and into the site again|on .*)\)$/

/** Does one step, then checks every invariant until all hold or the time limit ends. */
async function take(walker: Walker, trail: string[], text: string, on: Trip) {
  const [, name = '', argument = ''] = /^([^:]+)(?:: (.*))?$/.exec(text.replace(remark, '')) ?? []
  const action = actions[name]
  if (!action) throw new Error(`There is no action "${name}".`)
  // Actions before the first page affect that page.
  const isAhead = ['scripts', 'copy', 'resize', 'text', 'open'].includes(name)
  if (walker.page.url() === 'about:blank' && !isAhead) {
    await walker.page.goto(walker.at('/'))
    await walker.settle(false)
  }
  const at = trail.push(text) - 1
  const before = await walker.look()
  walker.dialogs[before.hasDialog ? 'add' : 'delete'](before.place)
  walker.opened = 0
  const doing = (await action.do(walker, argument)) ?? {}
  if (on.isWritten && doing.said?.endsWith('(not there)') && !remark.test(text))
    throw new Error(`"${text}": no element on the page has this name.`)
  if (doing.said) trail[at] = `${name}: ${doing.said}`.replace(': (', ' (')
  if (walker.page.url() === 'about:blank') return
  // A link to another site does not start the application.
  const isLink = doing.target?.href && !doing.target.opensDialog
  await walker.settle(action.isUse === true && !isLink)
  const end = Date.now() + on.patience
  for (;;) {
    const after = await walker.look()
    const step: Step = {
      ...doing,
      action: text,
      opened: walker.opened,
      before,
      after,
      previous: on.previous,
    }
    const broken = violation(step, walker)
    if (!broken) {
      on.previous = step
      return
    }
    if (Date.now() > end || walker.errors.length > 0) throw broken
    await pause(50)
  }
}

/** The state of a walk between steps. */
interface Trip {
  /** Whether the steps are given; then each must have an effect. */
  isWritten: boolean
  previous: Step | undefined
  patience: number
}

function violation(step: Step, walker: Walker): Violation | undefined {
  if (step.after.isError) {
    return walker.wasFaulty
      ? undefined
      : new Violation('page', `${step.action} leads to an error page`)
  }
  for (const [name, broken] of Object.entries(invariants)) {
    const what = broken(step, walker)
    if (what) return new Violation(name, what)
  }
  return undefined
}

class Command implements fc.AsyncCommand<object, (text: string) => Promise<void>> {
  constructor(readonly text: string) {}
  check = () => true
  run = (_: object, act: (text: string) => Promise<void>) => act(this.text)
  toString = () => this.text
}

const commands = Object.entries(actions).map(([name, { weight, with: choices }]) => {
  const what =
    choices === 'targets'
      ? fc.oneof(
          { weight: 2, arbitrary: fc.nat(60).map(String) },
          { weight: 1, arbitrary: fc.constantFrom(...favorites).map((each) => `"${each}"`) },
        )
      : fc.constantFrom(...(choices ?? ['']))
  return { weight, arbitrary: what.map((each) => new Command(each ? `${name}: ${each}` : name)) }
})

const step = fc.oneof(...commands)

/** One walk. If it fails, returns the shortest walk with the same violation. */
export async function walk(place: Place, options: Options): Promise<Failure | undefined> {
  const { seed, steps, only, path = '', limit } = options
  let failure: { violation: Violation; steps: string[] } | undefined
  let isOver = false
  const run = async (act: (act: (text: string) => Promise<void>) => Promise<unknown>) => {
    // After the limit every walk passes, so the shortest one so far remains.
    if (isOver) return
    const walker = await Walker.start(place)
    const trail: string[] = []
    // The invariant `promise` needs the full time; the others show their violation again sooner.
    const isSought = failure !== undefined && failure.violation.invariant !== 'promise'
    const trip: Trip = {
      isWritten: only !== undefined,
      previous: undefined,
      patience: isSought ? patience / 4 : patience,
    }
    try {
      await act((text) => take(walker, trail, text, trip))
    } catch (error) {
      const broken = error instanceof Violation ? error : new Violation('walk', String(error))
      // Only shortens the walk to the first violation.
      if (failure && failure.violation.invariant !== broken.invariant) return
      if (!failure && limit) setTimeout(() => (isOver = true), limit).unref()
      failure = { violation: broken, steps: trail }
      throw broken
    } finally {
      await walker.close()
    }
  }
  let found = ''
  if (only) {
    await run(async (act) => {
      for (const text of only) await act(text)
    }).catch((error) => {
      if (!failure) throw error
    })
  } else {
    const walks = new Walks(step, steps)
    const details = await fc.check(
      fc.asyncProperty(walks, (all) =>
        run((act) => fc.asyncModelRun(() => ({ model: {}, real: act }), all)),
      ),
      { seed, numRuns: 1, ...(path && { path }) },
    )
    // A crashed browser is not a violation.
    if (details.failed && !failure) throw details.errorInstance
    found = details.counterexamplePath ?? ''
  }
  if (!failure) return undefined
  const { violation: broken, steps: trail } = failure
  return { seed, path: found, invariant: broken.invariant, what: broken.what, steps: trail }
}

/** Runs walks through a build with a browser and a host, then closes both. */
export async function onSite<T>(
  directory: string,
  walks: (place: Place) => Promise<T>,
): Promise<T> {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: run npm run build first.`)
  const host = await faultServer(directory)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    // No request leaves this computer.
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    return await walks({ browser, host, builds: [directory, markedBuild('bbbb2222')] })
  } finally {
    await browser.close()
    await host.close()
  }
}

/** A failure as text, with the command that reproduces it. */
export function report({ seed, path, invariant, what, steps }: Failure, length: number): string {
  const command = 'npx playwright test walks'
  return [
    `seed ${seed}: ${invariant}: ${what}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ...(path
      ? [`again: SEED=${seed} STEPS=${length} SHRUNK='${path}' ${command} -g interface`]
      : []),
    `or:    ONLY='${steps.join('; ')}' ${command} -g interface`,
  ].join('\n')
}
