import { rmSync } from 'node:fs'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { otherBuild } from './builds.ts'
import { faultServer, type FaultServer } from './server.ts'
import { gaps, seen, visitor } from './visitor.ts'

interface Builds {
  one: string
  two: string
}

/** Two builds of the site, a host that can break, and a visitor with a browser of their own. */
export const test = base.extend<{ host: FaultServer; person: BrowserContext }, { builds: Builds }>({
  builds: [
    // Without a first argument Playwright refuses the function.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const builds = { one: await otherBuild('aaaa1111'), two: await otherBuild('bbbb2222') }
      await use(builds)
      for (const folder of Object.values(builds)) rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  host: async ({ builds }, use) => {
    const host = await faultServer(builds.one)
    await use(host)
    await host.close()
  },
  // Without a first argument Playwright refuses the function.
  // oxlint-disable-next-line no-empty-pattern
  person: async ({}, use) => {
    const person = await visitor()
    await use(person)
    await person.close()
  },
})

export { expect }

/** Waits until a build is kept whole, however slow the machine is; says what is missing if it never is. */
export async function offlineReady(page: Page, directory: string, timeout = 30_000): Promise<void> {
  // A page that reloads itself meanwhile cannot be asked.
  await expect(async () => expect(await gaps(page, directory)).toEqual([])).toPass({ timeout })
}

/** A page of the site in the visitor's browser. */
export async function openTab(person: BrowserContext, address: string): Promise<Page> {
  const page = await person.newPage()
  await page.goto(address)
  return page
}

/** HTML and script of one and the same build, with nothing of another. */
export async function expectCoherent(page: Page, build: string): Promise<void> {
  await expect(async () => {
    expect(await seen(page)).toMatchObject({ build, script: build })
  }).toPass({ timeout: 30_000 })
}

/** A visit that leaves the site saved. */
export async function savedVisit(
  person: BrowserContext,
  host: FaultServer,
  directory: string,
): Promise<Page> {
  const page = await openTab(person, `${host.origin}/`)
  await offlineReady(page, directory)
  return page
}
