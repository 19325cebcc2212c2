import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { anotherBuild, words } from './anotherBuild.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, saved } from './page.ts'

let build: string
test.beforeAll(() => void (build = anotherBuild()))
test.afterAll(() => rmSync(build, { recursive: true, force: true }))

const notice = (page: Page) => page.getByText('Another version of this site is ready.')

async function firstVisit(visitor: BrowserContext, origin: string) {
  const page = await visitor.newPage()
  await page.goto(origin)
  await saved(page)
  await expect(page.getByText(words.before)).toBeVisible()
  return page
}

test("the visit after an update shows the old build, and offers 'Reload' and 'Later'", async ({
  newVisitor,
  server,
}) => {
  const page = await firstVisit(await newVisitor(), server.origin)
  await server.swap(build)
  await page.reload()
  await expect(page.getByText(words.before)).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()

  await page.getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByText(words.before)).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test("'Reload' moves both open tabs to the other build, with one reload each", async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const first = await firstVisit(visitor, server.origin)
  const second = await visitor.newPage()
  await second.goto(`${server.origin}/portfolio`)
  await saved(second)
  await server.swap(build)
  await first.reload()
  await expect(notice(first)).toBeVisible()

  const loads = { first: 0, second: 0 }
  first.on('load', () => loads.first++)
  second.on('load', () => loads.second++)
  await first.getByRole('button', { name: 'Reload' }).click()
  await expect(first.getByText(words.after)).toBeVisible()
  await expect.poll(() => loads).toEqual({ first: 1, second: 1 })
  for (const page of [first, second]) {
    await hydrated(page)
    await saved(page)
    await expect(notice(page)).toBeHidden()
  }
  await second.getByRole('link', { name: 'Back to Home' }).click()
  await expect(second.getByText(words.after)).toBeVisible()
  expect(loads).toEqual({ first: 1, second: 1 })
})

test('a build that has been waiting since an earlier visit is offered again', async ({
  newVisitor,
  server,
}) => {
  const visitor = await newVisitor()
  const page = await firstVisit(visitor, server.origin)
  await server.swap(build)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  const next = await visitor.newPage()
  await next.goto(server.origin)
  await expect(notice(next)).toBeVisible()
  await expect(next.getByText(words.before)).toBeVisible()
})

test('the other build works offline once it has been loaded', async ({ newVisitor, server }) => {
  const page = await firstVisit(await newVisitor(), server.origin)
  await server.swap(build)
  await page.reload()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText(words.after)).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(page.getByText(words.after)).toBeVisible()
  await hydrated(page)
  await page.getByRole('link', { name: 'View Our Web Design' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio')
})
