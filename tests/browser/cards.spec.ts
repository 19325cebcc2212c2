import { demoUrl } from '../../src/addresses.ts'
import { clients, demos, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'

const cards = [
  { name: clients[0]?.name, url: clients[0]?.url },
  { name: demos[0]?.name, url: demos[0] && demoUrl(demos[0].slug, site) },
]

for (const { name = '', url = '' } of cards)
  test(`a press on the picture of ${name} opens its site in a new tab`, async ({
    page,
    context,
  }) => {
    await context.route(`${url}/**`, (route) => route.fulfill({ body: '' }))
    await page.goto('/portfolio')
    const card = page.getByRole('article').filter({ hasText: name })
    const opened = page.waitForEvent('popup')
    // A link lies over the picture and receives the click. `force` skips Playwright's check for such a cover.
    await card.getByRole('img').click({ force: true })
    expect(new URL((await opened).url()).origin).toBe(new URL(url).origin)
    const heading = card.getByRole('heading')
    const top = await heading.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 5, top + 5) === element
    })
    expect(top, 'the words can be selected').toBe(true)
    // The card has only one link, so a screen reader does not read the same link twice.
    const { visit } = url === clients[0]?.url ? portfolio.work : portfolio.demos
    await expect(card.getByRole('link', { name: visit })).toHaveCount(1)
  })
