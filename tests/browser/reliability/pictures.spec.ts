import type { Page } from '@playwright/test'
import { clients, demos } from '../../../src/content.js'
import type { ClientSite, DemoSite } from '../../../src/content/schema.ts'
import { projects } from '../../support/projects.ts'
import { messages } from '../../support/content.ts'
import { savingData, withoutPictures } from '../../support/faults/builds.ts'
import { gaps } from '../../support/faults/visitor.ts'
import { expect, openTab, savedVisit, test as base } from '../../support/faults/test.ts'

/** A build whose pictures exceed the budget of the precache, so its list has none. */
const test = base.extend<{ crowded: string; saving: string }>({
  // Playwright needs a first argument.
  // oxlint-disable-next-line no-empty-pattern
  crowded: async ({}, use, info) => {
    const folder = info.outputPath('crowded')
    withoutPictures(folder)
    await use(folder)
  },
  /** The build for a visitor with Save-Data. */
  // Playwright needs a first argument.
  // oxlint-disable-next-line no-empty-pattern
  saving: async ({}, use, info) => {
    const folder = info.outputPath('saving')
    savingData(folder)
    await use(folder)
  },
})

/** The files of a project's picture. */
const fileOf = (project?: ClientSite | DemoSite) => new RegExp(`/${project?.picture.name}-\\d`)

/** Scrolls to every picture; returns for each whether it is visible. */
const shown = async (page: Page) => {
  const pictures = await page.locator('picture img').all()
  const widths: number[] = []
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((img: HTMLImageElement) => img.decode().catch(() => {}))
    widths.push(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
  }
  return widths.filter((width) => width > 0).length
}

const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url))

test('a picture outside the precache works offline after it was seen', async ({
  host,
  person,
  crowded,
}) => {
  await host.deploy(crowded)
  await savedVisit(person, host, crowded)
  const page = await openTab(person, `${host.origin}/portfolio`)
  expect(await shown(page)).toBe(projects.length)
  await expect.poll(async () => (await kept(page)).length).toBe(projects.length)
  await host.down()
  await page.reload()
  expect(await shown(page)).toBe(projects.length)
})

test('a damaged picture outside the precache is not cached; the next visit loads it @nightly', async ({
  host,
  person,
  crowded,
}) => {
  await host.deploy(crowded)
  await savedVisit(person, host, crowded)
  host.fail(fileOf(clients[0]), { cut: 'clean' })
  host.fail(fileOf(demos[0]), { portal: 'page' })
  const page = await openTab(person, `${host.origin}/portfolio`)
  // A missing picture makes its page reload once.
  await expect(() => shown(page)).toPass()
  await expect.poll(async () => (await kept(page)).length).toBe(projects.length - 2)
  host.heal()
  // An open page keeps the damaged picture in memory.
  await page.close()
  const next = await openTab(person, `${host.origin}/portfolio`)
  await expect(() => shown(next)).toPass()
  await expect.poll(async () => (await kept(next)).length).toBe(projects.length)
})

test('with Save-Data, pictures are saved when they are seen, and the footer says so @nightly', async ({
  host,
  person,
  saving,
}) => {
  await host.deploy(saving)
  const page = await openTab(person, `${host.origin}/`)
  await expect(page.getByRole('contentinfo').getByText(messages.offline.sparing)).toBeVisible()
  const missing = await gaps(page, saving)
  expect(missing).toHaveLength(2 * projects.length)
  expect(missing.filter((url) => !url.includes('/pictures/'))).toEqual([])
  await page.goto(`${host.origin}/portfolio`)
  expect(await shown(page)).toBe(projects.length)
  await expect.poll(async () => (await kept(page)).length).toBe(projects.length)
  await host.down()
  await page.reload()
  expect(await shown(page)).toBe(projects.length)
  // Without Save-Data the next visit saves all pictures.
  await host.up()
  await host.deploy('dist')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(async () => expect(await gaps(page, saving)).toEqual([])).toPass()
})
