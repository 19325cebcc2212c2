import { services } from '../specification.ts'
import { expect, test } from './fixtures.ts'
import { expectUnderBar, open } from './page.ts'

test.beforeEach(({ page }) => open(page, '/'))

test('the home page has its sections in order, and no other', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'How We Scale Brands',
    "We Don't Just Scale Brands, We Create Legends",
    'Ready to Ascend?',
  ])
  const hero = page.getByRole('main').locator(':scope > *').first()
  const words = [
    'Ascending brands to new heights',
    'Prominence',
    'Growth and Web Design',
    'Scale Your Brand',
    'View Our Web Design',
  ]
  for (const text of words) await expect(hero.getByText(text, { exact: true })).toBeVisible()
  await expect(hero).toContainText(new RegExp(words.join('.*')))
  await expect(
    page.getByRole('main').locator(':scope > :not([data-below]), [data-below] > *'),
  ).toHaveCount(4)
})

test('there are six service cards, each with an icon, a title and a description', async ({
  page,
}) => {
  const cards = page.locator('#services').getByRole('listitem')
  const titles = await cards.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.filter((title) => services.includes(title))).toEqual(services)
  for (const card of await cards.all()) {
    await expect(card.locator('svg')).toBeVisible()
    await expect(card.getByRole('paragraph')).not.toBeEmpty()
  }
})

test('the contact section offers a call, the dialog and the 30-minute note', async ({ page }) => {
  const section = page.locator('#contact')
  await expect(section.getByRole('link', { name: 'Book Strategy Call' })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Get In Touch' })).toBeVisible()
  await expect(
    section.getByText('Free 30-minute strategy session • No commitment required', { exact: true }),
  ).toBeVisible()
})

const anchors = [
  ['banner', 'Services', 'services', 'How We Scale Brands'],
  ['banner', 'About', 'about', "We Don't Just Scale Brands, We Create Legends"],
  ['banner', 'Contact', 'contact', 'Ready to Ascend?'],
  ['banner', 'Get Started', 'contact', 'Ready to Ascend?'],
  ['main', 'Scale Your Brand', 'contact', 'Ready to Ascend?'],
] as const

for (const [where, name, id, heading] of anchors) {
  test(`'${name}' scrolls to #${id}, below the bar, and moves the focus there`, async ({
    page,
  }) => {
    await page.getByRole(where).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    await expectUnderBar(page, page.locator(`#${id}`))
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
  })
}

test("'Book Strategy Call' opens the scheduling page in a new tab that cannot reach back", async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }))
  const opened = context.waitForEvent('page')
  const link = page.getByRole('link', { name: 'Book Strategy Call' })
  await expect(link).toHaveAccessibleName('Book Strategy Call (opens in a new tab)')
  await link.click()
  const tab = await opened
  await expect(tab).toHaveURL('https://book.prominence.example/strategy-call')
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await expect(page).toHaveURL('/')
})
