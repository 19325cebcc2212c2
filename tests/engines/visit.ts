import { expect, test as base } from 'vitest'
import { faultServer, type FaultServer } from '../faults/server.ts'
import type { Browser, Tab } from './engine.ts'
import { evaluate } from './inPage.ts'

/** Where a test takes place: a browser that runs, and a host that serves the site to it alone. */
export interface Place {
  browser: Browser
  host: FaultServer
}

interface Options {
  host?: FaultServer
  /** The page's size in CSS px. */
  width?: number
  height?: number
}

interface Fixtures {
  tab: Tab
  host: FaultServer
  /** A host that this test alone uses, and may stop. */
  ownHost: (directory: string) => Promise<FaultServer>
  /** Opens a page of the site and uses it, which starts the application. */
  visit: (path: string, options?: Options) => Promise<void>
  /** Names what this one test expects to go wrong. */
  allow: (line: RegExp) => void
  complaints: RegExp[]
}

export type Test = ReturnType<typeof testIn>

/** A test with a tab; it fails on any error or warning of the console, and on any violation of the policy. */
export const testIn = (place: () => Place) =>
  base.extend<Fixtures>({
    // Vitest reads from the first argument which fixtures a function needs.
    // oxlint-disable-next-line no-empty-pattern
    host: async ({}, use) => use(place().host),
    // oxlint-disable-next-line no-empty-pattern
    ownHost: async ({}, use) => {
      const hosts: FaultServer[] = []
      await use(async (directory) => {
        const host = await faultServer(directory)
        hosts.push(host)
        return host
      })
      await Promise.all(hosts.map((host) => host.close()))
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
    visit: async ({ tab, host }, use) =>
      use(async (path, { host: other = host, width = 1440, height = 900 } = {}) => {
        await tab.resize(width, height)
        await tab.goto(other.origin + path)
        await start(tab)
      }),
  })

/** Moves the pointer, as a visitor would, until the whole page is there and React has taken over. A browser ignores what comes before its first frames. */
export async function start(tab: Tab): Promise<void> {
  for (let x = 5; !(await isReady(tab)); x = 11 - x) await tab.hover({ x, y: 200 })
}

const isReady = (tab: Tab) =>
  evaluate(
    tab,
    () =>
      !('arriving' in document.documentElement.dataset) &&
      Object.keys(document.querySelector('footer button') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
  )
