import type { Locator, Page } from '@playwright/test'
import { dialog, home, messages, portfolio } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { held, hydrated } from '../support/page.ts'

/*
 * Tests in a browser what a press does before the page's scripts have run (see the table in src/boot/start.ts).
 * The scripts arrive at once, late or never, and the visitor reaches the page in several ways, such as Back.
 */

test.use({
  isUsed: false,
  hasTouch: true,
  // Allows motion, because with reduced motion the page hides the button that pauses motion.
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 375, height: 667 },
})

const scripts = /\/assets\/[^/]*\.js$/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const opener = (page: Page) => button(page, home.contact.getInTouch)
const sheet = (page: Page) => page.getByRole('dialog', { name: dialog.title })
const root = (page: Page) => page.locator('html')

/** The ways to press a control. */
const ways: ((control: Locator) => Promise<void>)[] = [
  (control) => control.click(),
  (control) => control.tap(),
  (control) => control.press('Enter'),
  (control) => control.press('Space'),
]

/** The ways in which a visitor may reach the page. The first function prepares the browser's history, and the second opens the page. */
const entries: Record<
  string,
  [(page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]
> = {
  'a fresh entry': [async () => {}, (page) => page.goto('/')],
  "a dialog's entry after a reload": [openDialog, (page) => page.reload()],
  "the entry before a closed dialog's": [
    async (page) => {
      await openDialog(page)
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toBeHidden()
    },
    (page) => page.reload(),
  ],
  "a dialog's entry after a reload and Back": [
    openDialog,
    async (page) => {
      await page.reload()
      await page.evaluate(() => (location.hash = 'about'))
      await page.goBack()
    },
  ],
}

async function openDialog(page: Page) {
  await page.goto('/')
  await opener(page).click()
  await expect(sheet(page)).toBeVisible()
}

/** Presses the controls that need the page's React code. Opens the dialog last, because it covers the other controls. */
async function pressAll(page: Page, way: number) {
  const names = [messages.motion.pause, messages.theme.dark, home.contact.getInTouch]
  for (const [turn, name] of names.entries())
    await ways[(way + turn) % ways.length]?.(button(page, name))
}

async function expectChoices(page: Page) {
  await expect(root(page)).toHaveAttribute('data-motion', 'off')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
}

async function expectBack(page: Page, ...addresses: string[]) {
  for (const address of addresses) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(sheet(page)).toBeHidden()
  }
}

for (const [way, [entry, [prepare, arrive]]] of Object.entries(entries).entries())
  for (const isLate of [true, false])
    test(`on ${entry}, with scripts ${isLate ? 'late' : 'at once'}, the dialog opens and stays`, async ({
      page,
    }) => {
      await page.goto('/portfolio')
      await prepare(page)
      // Delays the scripts until the page is open. Otherwise React could start on a history entry whose dialog a
      // reload has closed, and would go back to the entry before the dialog.
      const release = await held(page, scripts)
      await arrive(page)
      if (!isLate) release()
      await pressAll(page, way + Number(isLate))
      release()
      await hydrated(page)
      await expectChoices(page)
      await expect(sheet(page)).toBeVisible()
      // The first Back must only close the dialog. If React had gone back one history entry before, Back would leave the page.
      await expectBack(page, '/', '/portfolio')
    })

for (const [way, state] of ['fail', 'never arrive'].entries())
  test(`if the scripts ${state}, "Get In Touch" follows its link, the menu and links work, and other controls wait`, async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/)
    await page.goto('/portfolio')
    await page.route(scripts, (route) => (state === 'fail' ? route.abort() : undefined))
    await page.clock.install()
    await page.goto('/')
    await pressAll(page, way)
    if (state !== 'fail') await page.clock.fastForward(5000)
    await expect(page).toHaveURL(/#contact-details$/)
    await expect(page.locator('#contact-details')).toBeInViewport()

    const menu = page.getByRole('navigation', { name: messages.menu.label }).getByRole('list')
    await button(page, messages.menu.open).tap()
    await menu.getByRole('link').first().click()
    await expect(menu).toBeHidden()
    await expect(page.locator(home.nav[0].href)).toBeInViewport()

    await page.unroute(scripts)
    if (state === 'fail') {
      await page.mouse.move(100, 100)
      await hydrated(page)
      await expectChoices(page)
    }
    await page.getByRole('main').getByRole('link', { name: home.hero.portfolio }).click()
    await expect(page.getByRole('heading', { level: 1, name: portfolio.heading })).toBeVisible()
  })
