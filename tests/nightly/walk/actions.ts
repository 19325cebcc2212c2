import type { BrowserContext, Page } from '@playwright/test'
import { messages } from '../../support/content.ts'
import { marks } from '../../support/builds.ts'
import type { Fault, FaultServer } from '../../support/faultServer.ts'
import { deleteCaches, evict, stopWorkers } from '../../support/savedCopy.ts'

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
export const isErrorPage = (page: Page) =>
  page.evaluate(() => !location.href.startsWith('http')).catch(() => false)

const last = ({ person }: Walk) => person.pages().at(-1)

/**
 * Disconnects one page; returns a function that reconnects it. `setOffline` of Playwright also sends
 * a command to every service worker, and a stopped one never answers.
 */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  })
  // The page may be closed already.
  return () => session.detach().catch(() => {})
}

/** Opens a page. After a failed navigation, the caller checks the browser's error page. */
export async function arrive({ host }: Walk, page: Page, path: string): Promise<void> {
  await page.goto(host.origin + path, { timeout: 15_000 }).catch(() => {})
  await page.waitForLoadState('load').catch(() => {})
  // The script starts after the first frames, or never arrives.
  await page
    .waitForFunction(() => 'build' in globalThis, undefined, { timeout: 2000 })
    .catch(() => {})
}

export const actions = {
  async navigate(walk: Walk, choice: number) {
    const path = paths[choice] ?? '/'
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
    walk.deployed = choice
    await walk.host.deploy(walk.builds[walk.deployed] ?? '')
    return `build ${walk.deployed}`
  },
  async break({ host }: Walk, choice: number) {
    const [path, fault, only] = faults[choice] ?? [/x/, { status: 404 }]
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
  async cutOff(walk: Walk) {
    await walk.host.down()
    walk.isReachable = false
    for (const page of walk.person.pages()) walk.cuts.push(await cutOff(page))
  },
  async recover(walk: Walk) {
    walk.host.heal()
    if (!walk.isReachable) {
      for (const mend of walk.cuts.splice(0)) await mend()
      await walk.host.down()
      await walk.host.up()
    }
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

export type Action = keyof typeof actions

const several: Partial<Record<Action, number>> = {
  navigate: paths.length,
  deploy: marks.length,
  break: faults.length,
}

/** The number of choices of an action. */
export const choices = (name: Action) => several[name] ?? 1
