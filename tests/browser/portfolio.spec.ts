import type { Page, Route } from '@playwright/test'
import { literally, messages, portfolio, site } from '../content.ts'
import { demoPages } from '../../src/content/demoPages.ts'
import { clients, demos, projects } from '../projects.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

/** A link's accessible name; browsers put a space before text that only they read out. */
const named = (name: string) =>
  new RegExp(`^${literally(name).replace(': ', ' ?: ')} ${literally(messages.newTab)}$`)

test.beforeEach(({ page }) => open(page, '/portfolio'))

test('the portfolio has its three sections in order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    portfolio.work.heading,
    portfolio.demos.heading,
    portfolio.closing.heading,
  ])
})

test('client sites show picture, name, category, description and tags', async ({ page }) => {
  const cards = page.getByRole('region', { name: portfolio.work.heading }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(clients.map(({ name }) => name))
  for (const [index, { category, tags }] of clients.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('paragraph').first()).toHaveText(category)
    await expect(card.getByRole('paragraph').nth(1)).not.toBeEmpty()
    await expect(card.getByRole('listitem')).toHaveText([...tags])
    await expect(card.getByRole('img')).toHaveAccessibleName(/\w{3}/)
    await expect(card.getByText(portfolio.work.visit)).toBeVisible()
  }
})

test('demo sites show picture, name and description', async ({ page }) => {
  const cards = page.getByRole('region', { name: portfolio.demos.heading }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(demos.map(({ name }) => name))
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph')).not.toBeEmpty()
    await expect(card.getByRole('img')).toHaveAccessibleName(/\w{3}/)
    await expect(card.getByText(portfolio.demos.visit)).toBeVisible()
  }
})

test('all pictures are shown as they scroll into view', async ({ page }) => {
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(projects.length)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      300,
    )
  }
})

test('the link of every project has a name of its own', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveCount(
    projects.length,
  )
  for (const { link } of projects)
    await expect(page.getByRole('link', { name: named(link) })).toHaveCount(1)
})

test('every project has a link to a new tab that cannot reach back', async ({ page }) => {
  for (const { link, url } of projects) {
    const element = page.getByRole('link', { name: named(link) })
    await expect(element).toHaveAttribute('target', '_blank')
    await expect(element).toHaveAttribute('rel', /noopener/)
    await expect(element).toHaveAttribute('href', url)
  }
})

test('a client site opens in a new tab that cannot reach back', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }))
  for (const { link, url } of clients.slice(0, 1)) {
    const tab = await opened(page, link)
    await expect(tab).toHaveURL(`${url}/`)
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await expect(page).toHaveURL('/portfolio')
  }
})

for (const { slug, name, link, url } of demos) {
  test(`the demo ${name} opens in a new tab that cannot reach back`, async ({
    page,
    context,
    baseURL,
  }) => {
    // The demos' own host is not there: the same host name below localhost answers in its place.
    const host = `${slug}.${new URL(String(baseURL)).host}`
    const answer = async (route: Route) => {
      const { pathname } = new URL(route.request().url())
      const target = new URL(pathname, baseURL).href
      await route.fulfill({ response: await route.fetch({ url: target, headers: { host } }) })
    }
    // The test may be over before the last of the demo's files is there.
    await context.route(`${url}/**`, (route) => answer(route).catch(() => undefined))
    const tab = await opened(page, link)
    await expect(tab).toHaveURL(`${url}/`)
    await expect(tab.getByText(demoPages.by.replace('{brand}', site.brand))).toBeAttached()
    await expect(tab.locator('meta[property="og:url"]')).toHaveAttribute('content', `${url}/`)
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await expect(page).toHaveURL('/portfolio')
  })
}

/** The tab that a click on a project's link opens. */
async function opened(page: Page, link: string): Promise<Page> {
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', { name: named(link) }).click()
  return tab
}
