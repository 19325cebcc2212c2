import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { clients, demos } from '../../../src/content/portfolio.ts'
import type { ClientSite, DemoSite } from '../../../src/content/schema.ts'
import { projects } from '../../projects.ts'
import { messages } from '../../content.ts'
import { savingData, withoutPictures } from '../../faults/builds.ts'
import { gaps } from '../../faults/visitor.ts'
import { expect, openTab, savedVisit, test as base } from '../../faults/test.ts'

/** A build with more pictures than its precache has room for: none of them is in its list. */
const test = base.extend<{ crowded: string; saving: string }>({
  // Without a first argument Playwright refuses the function.
  // oxlint-disable-next-line no-empty-pattern
  crowded: async ({}, use) => {
    const folder = withoutPictures()
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  /** The build for a visitor who asks to save data. */
  // Without a first argument Playwright refuses the function.
  // oxlint-disable-next-line no-empty-pattern
  saving: async ({}, use) => {
    const folder = savingData()
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

/** The files of a project's picture. */
const fileOf = (project?: ClientSite | DemoSite) => new RegExp(`/${project?.picture.name}-\\d`)

/** Scrolls past every picture and says which of them are shown. */
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

test('a picture beyond the precache is there offline once it was seen', async ({
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

test('a damaged picture beyond the precache is not kept, and heals at the next visit', async ({
  host,
  person,
  crowded,
}) => {
  await host.deploy(crowded)
  await savedVisit(person, host, crowded)
  host.fail(fileOf(clients[0]), { cut: 'clean' })
  host.fail(fileOf(demos[0]), { portal: 'page' })
  const page = await openTab(person, `${host.origin}/portfolio`)
  // A picture that does not arrive makes its page reload itself, once.
  await expect(() => shown(page)).toPass()
  await expect.poll(async () => (await kept(page)).length).toBe(projects.length - 2)
  host.heal()
  // A page that stays open keeps the damaged picture in its memory.
  await page.close()
  const next = await openTab(person, `${host.origin}/portfolio`)
  await expect(() => shown(next)).toPass()
  await expect.poll(async () => (await kept(next)).length).toBe(projects.length)
})

test('for a visitor who asks to save data, pictures are kept once they were seen, and the footer says so', async ({
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
  // Without that wish they are saved ahead at the next visit.
  await host.up()
  await host.deploy('dist')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(async () => expect(await gaps(page, saving)).toEqual([])).toPass()
})
