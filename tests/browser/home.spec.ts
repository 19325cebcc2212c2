import { anchors, home, literally, messages, services, site } from '../content.ts'
import { expect, test } from './fixtures.ts'
import { expectUnderBar, open } from './page.ts'

test.beforeEach(({ page }) => open(page, '/'))

test('the home page has its sections in order, and no other', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    home.services.heading,
    home.about.heading,
    home.contact.heading,
  ])
  const hero = page.getByRole('main').locator(':scope > *').first()
  const words = [
    home.hero.badge,
    site.brand,
    site.descriptor,
    home.hero.contact,
    home.hero.portfolio,
  ]
  for (const text of words) await expect(hero.getByText(text, { exact: true })).toBeVisible()
  await expect(hero).toContainText(new RegExp(words.map(literally).join('.*')))
  await expect(
    page.locator(
      'main > :not([hidden]) > :not([data-below]), main > :not([hidden]) > [data-below] > *',
    ),
  ).toHaveCount(4)
})

test('there is a card for each service, each with an icon, a title and a description', async ({
  page,
}) => {
  const cards = page.locator('#services').getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    services.map(({ title }) => title),
  )
  for (const card of await cards.all()) {
    await expect(card.locator('svg')).toBeVisible()
    await expect(card.getByRole('paragraph')).not.toBeEmpty()
  }
})

test('the contact section offers a call, the dialog and the 30-minute note', async ({ page }) => {
  const section = page.locator('#contact')
  await expect(section.getByRole('link', { name: home.contact.book })).toBeVisible()
  await expect(section.getByRole('button', { name: home.contact.getInTouch })).toBeVisible()
  await expect(section.getByText(home.contact.note, { exact: true })).toBeVisible()
})

const leading = [
  ...anchors.map(({ name, id, heading }) => ['banner', name, id, heading] as const),
  ['main', home.hero.contact, 'contact', home.contact.heading] as const,
]

for (const [where, name, id, heading] of leading) {
  test(`'${name}' scrolls to #${id}, below the bar, and moves the focus there`, async ({
    page,
  }) => {
    await page.getByRole(where).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
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
  const link = page.getByRole('link', { name: home.contact.book })
  await expect(link).toHaveAccessibleName(`${home.contact.book} ${messages.newTab}`)
  await link.click()
  const tab = await opened
  await expect(tab).toHaveURL(site.bookingUrl)
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await expect(page).toHaveURL('/')
})
