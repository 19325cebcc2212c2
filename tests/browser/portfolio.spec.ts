import { expect, test } from './fixtures.ts'
import { open } from './page.ts'

const clients = [
  ['Ferry & Main Moving', 'Moving', 'https://ferryandmain.example/'],
  ['Larch Street Cleaning', 'Cleaning', 'https://larchstreet.example/'],
  ['Basalt Watch', 'Security', 'https://basaltwatch.example/'],
  ['Understory Landscaping', 'Landscaping', 'https://understory.example/'],
] as const

const demos = [
  ['Pest Control', 'https://pest-control.prominence.example/'],
  ['HVAC / Plumbing', 'https://hvac-plumbing.prominence.example/'],
  ['Roofing', 'https://roofing.prominence.example/'],
  ['Tree Services', 'https://tree-services.prominence.example/'],
  ['Water Damage / Restoration', 'https://water-damage.prominence.example/'],
] as const

const links = [
  ...clients.map(([name, , url]) => [`View Live Site: ${name}`, url] as const),
  ...demos.map(([name, url]) => [`View Live Demo: ${name}`, url] as const),
]

/** A link's accessible name; browsers put a space before text that only they read out. */
const named = (name: string) =>
  new RegExp(`^${name.replace(': ', ' ?: ')} \\(opens in a new tab\\)$`)

test.beforeEach(({ page }) => open(page, '/portfolio'))

test('the portfolio has its three sections in order', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Recent Work',
    'Demo Websites',
    'Ready to Start Your Project?',
  ])
})

test('four client sites show picture, name, category, description and tags', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Recent Work' }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(clients.map(([name]) => name))
  for (const [index, [, category]] of clients.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('paragraph').first()).toHaveText(`${category}, sample`)
    await expect(card.getByRole('paragraph').nth(1)).not.toBeEmpty()
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
    await expect(card.getByRole('img')).toHaveAccessibleName(/^Home page of a/)
    await expect(card.getByText('View Live Site')).toBeVisible()
  }
})

test('five demo sites show picture, name and description', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Demo Websites' }).getByRole('article')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(demos.map(([name]) => name))
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph')).not.toBeEmpty()
    await expect(card.getByRole('img')).toHaveAccessibleName(/^Home page of a/)
    await expect(card.getByText('View Live Demo')).toBeVisible()
  }
})

test('all nine pictures are shown as they scroll into view', async ({ page }) => {
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(9)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      300,
    )
  }
})

test('the nine project links have nine names', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: /^View Live/ })).toHaveCount(9)
  for (const [name] of links)
    await expect(page.getByRole('link', { name: named(name) })).toHaveCount(1)
})

test('every project opens in a new tab that cannot reach back', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }))
  for (const [name, url] of links) {
    const link = page.getByRole('link', { name: named(name) })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveJSProperty('href', url)
  }
  for (const [name, url] of links.filter((_, index) => index % 8 === 0)) {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: named(name) }).click()
    const tab = await opened
    await expect(tab).toHaveURL(url)
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await expect(page).toHaveURL('/portfolio')
  }
})
