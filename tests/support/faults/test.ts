import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { markedBuild } from './builds.ts'
import { faultServer, type FaultServer } from './server.ts'
import { gaps, seen, visitor } from './visitor.ts'

interface Builds {
  one: string
  two: string
}

/** Two builds of the site, which markedBuilds.setup.ts makes, a host with faults, and a visitor. */
export const test = base.extend<{ host: FaultServer; person: BrowserContext; builds: Builds }>({
  // Playwright needs a first argument.
  // oxlint-disable-next-line no-empty-pattern
  builds: ({}, use) => use({ one: markedBuild('aaaa1111'), two: markedBuild('bbbb2222') }),
  host: async ({ builds }, use) => {
    const host = await faultServer(builds.one)
    await use(host)
    await host.close()
  },
  person: async ({ browser }, use) => {
    const person = await visitor(browser)
    await use(person)
    await person.close()
  },
})

export { expect }

/** Waits until the whole build is saved. If it never is, the error lists the gaps. */
export async function offlineReady(page: Page, directory: string, timeout = 30_000): Promise<void> {
  // A page that reloads meanwhile cannot run scripts.
  await expect(async () => expect(await gaps(page, directory)).toEqual([])).toPass({ timeout })
}

/** A page of the site in the visitor's browser. */
export async function openTab(person: BrowserContext, address: string): Promise<Page> {
  const page = await person.newPage()
  await page.goto(address)
  return page
}

/** Expects the page's HTML and script to be of the given build. */
export async function expectCoherent(page: Page, build: string): Promise<void> {
  await expect(async () => {
    expect(await seen(page)).toMatchObject({ build, script: build })
  }).toPass({ timeout: 30_000 })
}

/** A visit that saves the site. */
export async function savedVisit(
  person: BrowserContext,
  host: FaultServer,
  directory: string,
): Promise<Page> {
  const page = await openTab(person, `${host.origin}/`)
  await offlineReady(page, directory)
  return page
}
