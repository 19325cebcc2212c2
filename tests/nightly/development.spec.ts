import { expect as plain, test, type Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { savedDemoUrl } from '../../src/content/addresses.ts'
import { demoPages, demos, dialog, home, messages, portfolio } from '../support/content.ts'
import { projectInDevelopment } from '../support/development.ts'
import { hydrated, saved } from '../support/page.ts'

// All tests share one server. A busy machine compiles slowly.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const expect = plain.configure({ timeout: 100_000 })

const dialogFile = 'src/pages/home/ContactDialog.tsx'

let project: ReturnType<typeof projectInDevelopment>
let address: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  project = projectInDevelopment()
  address = await project.start()
})
test.afterAll(async () => {
  await project.stop()
  project.remove()
})

const sheet = (page: Page) => page.getByRole('dialog', { name: dialog.title })

/** Where the opener stands in the window, in px. A brand of another height moves the page around it. */
const opener = (page: Page) =>
  page
    .getByText(home.contact.getInTouch, { exact: true })
    .evaluate((element) => element.getBoundingClientRect().top)

/** Scrolls the page and opens the dialog; returns checks that all are unchanged. */
async function openDialog(page: Page) {
  await page.goto(address)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  // A late font would move the page.
  await page.evaluate(() => document.fonts.ready)
  await sheet(page).evaluate((element) => Object.assign(element, { isFirst: true }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  const place = await opener(page)
  return {
    // The title's height has fractions of a pixel, which scrolling does not follow.
    isInPlace: async () => expect(Math.abs((await opener(page)) - place)).toBeLessThan(2),
    isScrolled: async () => expect(await page.evaluate(() => scrollY)).toBe(top),
    isSame: async () =>
      expect(await sheet(page).evaluate((element) => 'isFirst' in element)).toBe(true),
  }
}

test('an edit keeps the scroll position and the open dialog', async ({ page }) => {
  const { isInPlace, isSame } = await openDialog(page)
  const backdrop = page.locator('[data-reach-dialog-overlay]')
  const edits = [
    {
      change: () => project.change('brand: Prominence', 'brand: Summit'),
      shows: () => expect(page.locator('h1').first()).toHaveText('Summit'),
    },
    {
      change: () =>
        project.change(/overlay: .+/, 'overlay: rgb(1 2 3 / 0.5)', 'src/theme/tokens.yaml'),
      shows: () => expect(backdrop).toHaveCSS('background-color', 'rgba(1, 2, 3, 0.5)'),
    },
    {
      change: () => project.change('<p css={note}>', '<p css={note} id="edited">', dialogFile),
      shows: () => expect(page.locator('#edited')).toBeVisible(),
    },
  ]
  for (const { change, shows } of edits) {
    await change()
    await shows()
    await isInPlace()
    await isSame()
  }
  await expect(page.locator('vite-error-overlay')).toBeHidden()
})

test('a page that an error of a component empties comes back at the same place', async ({
  page,
}) => {
  const { isScrolled } = await openDialog(page)
  const thrown = "if (document.body) throw new Error('Thrown by a test')\n  "
  const first = 'const number = useRef'
  await project.change(first, `${thrown}${first}`, dialogFile)
  await expect(page.locator('h1')).toHaveCount(0)
  await isScrolled()
  await project.change(thrown, '', dialogFile)
  await expect(page.locator('h1').first()).toBeVisible()
  await isScrolled()
})

test('the saved copy of a demo is served, and of none the 404 page', async ({ page }) => {
  await page.goto(address + savedDemoUrl(demos[0]?.slug ?? '').slice(1))
  await expect(page.locator('.saved-copy')).toHaveCSS('display', 'flex')
  const hasFonts = () =>
    page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  await expect.poll(hasFonts).toBe(true)
  await page.getByRole('link', { name: demoPages.savedCopy.back }).click()
  await expect(page.getByRole('heading', { name: portfolio.demos.heading })).toBeVisible()
  await page.goto(address + savedDemoUrl('nowhere').slice(1))
  await expect(page.getByText(messages.notFound.heading, { exact: true })).toBeVisible()
})

test('no saved copy of a build answers in place of the server', async ({ browser }) => {
  const port = Number(new URL(address).port)
  const visitor = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await visitor.newPage()
  await project.stop()
  const build = await serve({ directory: 'dist', port })
  await page.goto(address)
  await page.mouse.move(9, 9)
  await hydrated(page)
  await saved(page)
  await build.close()
  await project.start(port)
  await page.reload()
  await expect(page.locator('script[src="/src/development/entry.tsx"]')).toBeAttached()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await visitor.close()
})
