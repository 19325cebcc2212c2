import { expect, test as base, vi } from 'vitest'
import { messages } from '../../support/content.ts'
import { faultServer, type FaultServer } from '../../support/faultServer.ts'
import { evaluate, isShown, type Browser, type Tab, type Target } from './tab.ts'

/** The place of a test: a running browser, and its state of the site. */
export interface Place {
  browser: Browser
  /** The host of a visited site; without it each test visits a new one. */
  host?: FaultServer | undefined
  /** The build whose saved copy must answer every page. */
  build?: string | undefined
}

interface Options {
  /** The viewport size in CSS px. */
  width?: number
  height?: number
}

interface Fixtures {
  tab: Tab
  host: FaultServer
  /** Opens a page of the site without interaction, until it is complete and still. */
  look: (path: string, options?: Options) => Promise<void>
  /** Opens a page of the site and starts its application. */
  visit: (path: string, options?: Options) => Promise<void>
  /** Declares errors that this test expects. */
  allow: (line: RegExp) => void
  complaints: RegExp[]
}

export type Test = ReturnType<typeof testIn>

/** A test with a tab. It fails on console errors or warnings, and on policy violations. */
export const testIn = (place: () => Place) =>
  base.extend<Fixtures>({
    // Vitest derives a function's fixtures from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    host: async ({}, use) => {
      const { host } = place()
      const own = host ?? (await faultServer('dist'))
      await use(own)
      if (own !== host) await own.close()
    },
    // oxlint-disable-next-line no-empty-pattern
    complaints: async ({}, use) => use([]),
    allow: async ({ complaints }, use) => use((line) => void complaints.push(line)),
    tab: async ({ complaints }, use) => {
      const tab = await place().browser.open()
      await use(tab)
      const lines = await tab.complaints()
      await tab.close()
      expect(lines.filter((line) => !complaints.some((each) => each.test(line)))).toEqual([])
    },
    look: async ({ tab, host }, use) => {
      let looks = 0
      await use(async (path, { width = 1440, height = 900 } = {}) => {
        await tab.resize(width, height)
        // A URL that differs only in its fragment would not load the page.
        looks += 1
        await tab.goto(host.origin + path.replace(/(?=#|$)/, `?look=${looks}`))
        await settled(tab)
        const { build } = place()
        if (build) expect(await comesFrom(tab)).toMatchObject({ html: build, byWorker: true })
      })
    },
    visit: async ({ tab, host }, use) =>
      use(async (path, { width = 1440, height = 900 } = {}) => {
        await tab.resize(width, height)
        await tab.goto(host.origin + path)
        await start(tab)
        const { build } = place()
        if (build)
          expect(await comesFrom(tab)).toEqual({ html: build, script: build, byWorker: true })
      }),
  })

/** Moves the pointer until the page is complete and hydrated. Browsers ignore input before their first frames. */
export async function start(tab: Tab): Promise<void> {
  for (let x = 5; !(await isReady(tab)); x = 11 - x) await tab.hover({ x, y: 200 })
}

const isReady = (tab: Tab) =>
  evaluate(
    tab,
    () =>
      !document.querySelector('[hidden="until-found"]') &&
      Object.keys(document.querySelector('footer button') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
  )

/** Waits until the page has been still for longer than its latest delayed change. */
export const settled = (tab: Tab) =>
  evaluate(tab, async () => {
    const place = () => `${scrollY} ${document.documentElement.scrollHeight}`
    for (let still = 0, before = ''; still < 15; still += 1) {
      await new Promise((later) => setTimeout(later, 50))
      const isLate = document.querySelector('[hidden="until-found"]')
      if (isLate || place() !== before) still = 0
      before = place()
    }
  })

/** The builds of the page's HTML and script, and whether a service worker controls it. */
export const comesFrom = (tab: Tab) =>
  evaluate(tab, () => ({
    html: document.documentElement.dataset.build,
    script: (globalThis as { build?: string }).build,
    byWorker: navigator.serviceWorker.controller !== null,
  }))

/** Waits for a condition that may need a service worker to install. Hooks cannot use `expect.poll`. */
const appears = (tab: Tab, target: Target) =>
  vi.waitUntil(() => isShown(tab, target), { timeout: 30_000, interval: 100 })

/** A visit that saves a host's site. */
export async function save(tab: Tab, { origin }: FaultServer, path = '/'): Promise<void> {
  await tab.goto(origin + path)
  await start(tab)
  await appears(tab, { text: messages.offline.saved })
}

/** A visit that accepts the host's new build. */
export async function update(tab: Tab, { origin }: FaultServer, build: string): Promise<void> {
  await tab.goto(origin)
  await start(tab)
  const reload = { role: 'button', name: messages.update.reload }
  await appears(tab, reload)
  await tab.click(reload)
  const isNew = async () => (await comesFrom(tab).catch(() => undefined))?.html === build
  await vi.waitUntil(isNew, { timeout: 10_000, interval: 100 })
  await start(tab)
}
