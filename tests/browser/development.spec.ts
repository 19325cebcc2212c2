import { expect as plain, test, type Page } from '@playwright/test'
import { dialog, home } from '../content.ts'
import { projectInDevelopment } from './development.ts'

// All tests share one server. A busy machine compiles slowly.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const expect = plain.configure({ timeout: 100_000 })

const dialogFile = 'src/pages/home/ContactDialog.tsx'

let project: ReturnType<typeof projectInDevelopment>
let address: string
test.beforeAll(async () => {
  project = projectInDevelopment()
  address = await project.start()
})
test.afterAll(async () => {
  await project.stop()
  await project.remove()
})

const overlay = (page: Page) => page.locator('vite-error-overlay')
const sheet = (page: Page) => page.getByRole('dialog', { name: dialog.title })

/** Scrolls the page and opens the dialog; returns a check that both are unchanged. */
async function openDialog(page: Page) {
  await page.goto(address)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  // A late font would move the page.
  await page.evaluate(() => document.fonts.ready)
  await sheet(page).evaluate((element) => Object.assign(element, { isFirst: true }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  return {
    isScrolled: async () => expect(await page.evaluate(() => scrollY)).toBe(top),
    isSame: async () =>
      expect(await sheet(page).evaluate((element) => 'isFirst' in element)).toBe(true),
  }
}

test('an edit keeps the scroll position and the open dialog', async ({ page }) => {
  const { isScrolled, isSame } = await openDialog(page)
  const backdrop = page.locator('[data-reach-dialog-overlay]')
  const edits = [
    {
      change: () => project.change("brand: 'Prominence'", "brand: 'Summit'"),
      shows: () => expect(page.locator('h1').first()).toHaveText('Summit'),
    },
    {
      change: () =>
        project.change(/overlay: '[^']+'/, "overlay: 'rgb(1 2 3 / 0.5)'", 'src/theme/tokens.ts'),
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
    await isScrolled()
    await isSame()
  }
  await expect(overlay(page)).toBeHidden()
})

test('an error of a component covers the page until it is fixed', async ({ page }) => {
  const { isScrolled } = await openDialog(page)
  const start = 'const { target,'
  await project.change(
    start,
    `if (document.body) throw new Error('Thrown by a test')\n  ${start}`,
    dialogFile,
  )
  await expect(overlay(page)).toContainText('Thrown by a test')
  await expect(overlay(page).locator('.file')).toContainText(/ContactDialog\.tsx:\d+/)
  await isScrolled()
  await project.change("if (document.body) throw new Error('Thrown by a test')\n  ", '', dialogFile)
  await expect(overlay(page)).toBeHidden()
  await expect(sheet(page)).toBeVisible()
  await isScrolled()
})

test('two errors are shown until both are fixed, in any order', async ({ page }) => {
  const [component, module] = ['src/pages/home/About.tsx', 'src/ui/Plate.tsx']
  const inComponent = "if (document.body) throw new Error('Thrown by a component')\n  "
  const inModule = "if (document.body) throw new Error('Thrown by a module')\n"
  const heading = page.locator('h1').first()
  const breakBoth = async () => {
    await project.change('return (', `${inComponent}return (`, component)
    await expect(overlay(page)).toContainText('Thrown by a component')
    await project.change('const root', `${inModule}const root`, module)
    await expect(overlay(page)).toContainText('Thrown by a module')
  }
  await page.goto(address)
  await expect(heading).toBeVisible()
  await breakBoth()
  await project.change(inComponent, '', component)
  await expect(overlay(page)).toContainText('Thrown by a module')
  await project.change(inModule, '', module)
  await expect(heading).toBeVisible()
  await expect(overlay(page)).toBeHidden()

  await breakBoth()
  await project.change(inModule, '', module)
  await expect(overlay(page)).toContainText('Thrown by a component')
  await project.change(inComponent, '', component)
  await expect(heading).toBeVisible()
  await expect(overlay(page)).toBeHidden()
})

test('a type error covers the page until it is fixed', async ({ page }) => {
  const { isScrolled, isSame } = await openDialog(page)
  await project.change('css(type.dialog)', 'css(type.dialogue)', dialogFile)
  await expect(overlay(page)).toContainText(`${dialogFile}(`)
  await project.change('css(type.dialogue)', 'css(type.dialog)', dialogFile)
  await expect(overlay(page)).toBeHidden()
  await isScrolled()
  await isSame()
})

test('a misspelled style covers the page until it is fixed', async ({ page }) => {
  const { isScrolled, isSame } = await openDialog(page)
  for (const style of ["diplay: 'grid'", "display: 'gird'"]) {
    await project.change('const note = css({', `const note = css({ ${style},`, dialogFile)
    await expect(overlay(page)).toContainText(style.replaceAll("'", ''))
    await project.change(`const note = css({ ${style},`, 'const note = css({', dialogFile)
    await expect(overlay(page)).toBeHidden()
  }
  await isScrolled()
  await isSame()
})
