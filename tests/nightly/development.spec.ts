import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as plain, test, type Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { savedDemoUrl } from '../../src/addresses.ts'
import { demoPages, demos, dialog, faces, home, messages, portfolio } from '../support/content.ts'
import { projectInDevelopment } from '../support/development.ts'
import { hydrated, saved } from '../support/page.ts'

// The tests run one after another, because they share one server. The timeout is long, because the server compiles
// slowly on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const expect = plain.configure({ timeout: 20_000 })

const homeFile = 'src/content/home.yaml'
const dialogFile = 'src/pages/home/ContactDialog.tsx'

/** The folder with a program that runs instead of the owner's text editor. */
let editor: string
/** The path of a log file. The program in `editor` writes the names of the files that it should open into the log file. */
let opened: string

let project: ReturnType<typeof projectInDevelopment>
let address: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  editor = mkdtempSync(join(tmpdir(), 'editor-'))
  opened = join(editor, 'opened')
  process.env.LAUNCH_EDITOR = join(editor, 'editor')
  writeFileSync(process.env.LAUNCH_EDITOR, `#!/bin/sh\necho "$@" > ${opened}\n`)
  chmodSync(process.env.LAUNCH_EDITOR, 0o755)
  project = projectInDevelopment()
  address = await project.start()
})
test.afterAll(async () => {
  await project.stop()
  project.remove()
  rmSync(editor, { recursive: true })
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body')

test('errors cover the page until they are corrected', async ({ page }) => {
  const country = 'src/content/site.yaml:8:78 place.country is "USA"; expected a country code'
  const link = /src\/content\/home\.yaml:\d+:\d+ nav #1\.href is "#no-/
  await test.step('an error that exists when the server starts', async () => {
    await project.stop()
    await project.change('brand: Prominence', 'brand: Prominence: Growth')
    await project.start(Number(new URL(address).port))
    await page.goto(address)
    await expect(overlay(page)).toContainText('src/content/site.yaml:2:8 cannot be read')
    await project.change('brand: Prominence: Growth', 'brand: Prominence')
    await expect(heading(page)).toHaveText('Prominence')
    await expect(overlay(page)).toBeHidden()
  })
  await test.step('errors of two files, which no edit elsewhere hides', async () => {
    await project.change('country: US', 'country: USA')
    await expect(overlay(page)).toContainText(country)
    await project.change("'#", "'#no-", homeFile)
    await expect(overlay(page)).toContainText(link)
    await page.locator('vite-error-overlay').evaluate((element) => element.classList.add('last'))
    await project.change(/^/, '// Edited\n', 'src/shared/Footer.tsx')
    await expect(page.locator('.last')).toBeHidden()
    await expect(overlay(page)).toContainText(country)
    expect(project.printed().filter((line) => link.test(line))).toHaveLength(1)
    await page.reload()
    await expect(overlay(page)).toContainText(link)
    await project.change("'#no-", "'#", homeFile)
    await project.change('country: USA', 'country: US')
    await expect(overlay(page)).toBeHidden()
    await expect(heading(page)).toHaveText('Prominence')
  })
  await test.step('no error that was corrected while no page was open', async () => {
    await page.goto('about:blank')
    const printed = () => project.printed().at(-1)
    await project.change('country: US', 'country: USA')
    await expect.poll(printed).toContain('place.country is "USA"')
    await project.change('country: USA', 'country: US')
    await expect.poll(printed).toBe('page reload src/content/site.yaml')
    await page.goto(address)
    await expect(heading(page)).toHaveText('Prominence')
    await expect(overlay(page)).toBeHidden()
  })
})

test('an edit of the content, the theme or a picture reloads the page', async ({ page }) => {
  await page.goto(`${address}portfolio`)
  const photo = page.locator('picture img').first()
  const before = (await photo.getAttribute('src')) ?? ''
  await project.replacePicture(/([^/]+)\.png/.exec(before)?.[1] ?? '')
  await expect(photo).not.toHaveAttribute('src', before)
  await photo.scrollIntoViewIfNeeded()
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  await page.goto(address)
  const letters = () => heading(page).evaluate((title) => getComputedStyle(title).fontSize)
  const size = await letters()
  await project.change('brand: Prominence', 'brand: Summit')
  await expect(heading(page)).toHaveText('Summit')
  await expect(page).toHaveTitle(/Summit/)
  // The title's font size depends on the width of the brand, so another brand changes the size.
  expect(await letters()).not.toBe(size)

  await project.change(/paper: .+/, "paper: '#ffffff'", 'src/theme/tokens.yaml')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  await project.change(faces.note.family, 'Alegreya', 'src/theme/faces.yaml')
  const declared = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  // Tries again after an error, because `declared` runs a script in the page, which fails while the page reloads.
  await expect(async () => expect(await declared()).toContain('Alegreya')).toPass()
})

test('an edit of a component keeps the scroll position and the open dialog', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('button', { name: home.contact.getInTouch }).click()
  const sheet = page.getByRole('dialog', { name: dialog.title })
  await sheet.evaluate((element) => Object.assign(element, { isFirst: true }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await project.change('<p css={note}>', '<p css={note} id="edited">', dialogFile)
  await expect(page.locator('#edited')).toBeVisible()
  expect(await sheet.evaluate((element) => 'isFirst' in element)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('Alt and a click open the line of a text in the editor', async ({ page }) => {
  const said = page.waitForEvent('console', (each) => each.text().includes('page.lead'))
  await page.goto(`${address}portfolio`)
  await page.getByText(portfolio.lead).click({ modifiers: ['Alt'] })
  const line = (await said).text()
  const place = /^src\/content\/portfolio\.yaml:\d+:\d+(?= page\.lead)/.exec(line)?.[0] ?? line
  await expect.poll(() => project.printed()).toContain(line)
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
    .toContain(`/${place.replaceAll(':', ' ')}`)
  // With Alt, a click on a link opens the editor, and the browser does not follow the link.
  await page
    .getByText(portfolio.back)
    .first()
    .click({ modifiers: ['Alt'] })
  await expect.poll(() => project.printed().at(-1)).toContain('page.back')
  await expect(page).toHaveURL(`${address}portfolio`)
  const [demo] = demos
  await page.goto(address.replace('//', `//${demo?.slug}.`))
  await heading(page).click({ modifiers: ['Alt'] })
  await expect.poll(() => project.printed().at(-1)).toContain(`demos/${demo?.slug}/`)
})

test('the saved copy and the 404 page of a demo are served, and the 404 page for an unknown demo', async ({
  page,
}) => {
  const [demo] = demos
  const missing = await page.goto(`${address.replace('//', `//${demo?.slug}.`)}nowhere`)
  expect(missing?.status()).toBe(404)
  await expect(heading(page)).toBeVisible()
  await page.goto(address + savedDemoUrl(demo?.slug ?? '').slice(1))
  await expect(page.locator('.saved-copy')).toHaveCSS('display', 'flex')
  const hasFonts = () =>
    page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  await expect.poll(hasFonts).toBe(true)
  await page.getByRole('link', { name: demoPages.savedCopy.back }).click()
  await expect(page.getByRole('heading', { name: portfolio.demos.heading })).toBeVisible()
  await page.goto(address + savedDemoUrl('nowhere').slice(1))
  await expect(page.getByText(messages.notFound.heading, { exact: true })).toBeVisible()
})

test('the saved copy of a build never answers in place of the server', async ({ browser }) => {
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
