import { home, messages, portfolio, site } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, hydrated, laidOut } from '../support/page.ts'
import { translate } from '../support/translate.ts'

test.describe('before hydration', () => {
  test.use({ isUsed: false })

  test('a page keeps working when a browser translates it before and after hydration', async ({
    page,
    allow,
  }) => {
    allow(/differed from its HTML/)
    const { system, dark } = messages.theme
    const title = page.locator('h1:visible')
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const theme = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const release = await held(page, /\/hydrate-[^/]*\.js$/)
    await page.goto('/')
    await laidOut(page)
    await page.evaluate(translate)
    await theme(dark)
    release()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.evaluate(translate)
    await theme(system)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    await main.getByRole('button', { name: home.contact.getInTouch }).click()
    await expect(dialog).toBeVisible()
    await page.evaluate(translate)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await main.getByRole('link', { name: home.hero.portfolio }).click()
    await expect(title).toHaveText(portfolio.heading)
    await page.evaluate(translate)
    await page.goBack()
    await expect(title).toHaveText(site.brand)
  })
})

test('an error of React brings the prerendered page back, without the dialog that was open', async ({
  page,
  allow,
}) => {
  allow(/removeChild|insertBefore|NotFoundError|not a child/)
  // Prevents animation frames. Content below the first screen then stays hidden until the page's React code starts.
  await page.addInitScript(() => void (window.requestAnimationFrame = () => 0))
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  const opener = page.getByRole('main').getByRole('button', { name: home.contact.getInTouch })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Removes elements that React updates later, as a browser extension may do.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('footer [role=group], [role=status]'))
      part.replaceWith(document.createElement('b'))
    Node.prototype.insertBefore = Node.prototype.removeChild = () => {
      throw new DOMException('not a child', 'NotFoundError')
    }
  })
  await page.context().setOffline(true)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: site.brand })).toBeVisible()
  await expect(page.getByRole('heading', { name: home.contact.heading })).toBeVisible()
  await opener.click()
  await expect(page).toHaveURL(/#contact-details$/)
  await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
  await expect(page).toHaveURL('/portfolio')
})
