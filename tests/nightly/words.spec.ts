import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as plain, test, type Locator, type Page } from '@playwright/test'
import { demos, dialog, footer, home, messages, portfolio } from '../support/content.ts'
import { projectInDevelopment } from '../support/development.ts'
import { keepsNotices } from '../support/page.ts'

// All tests share one server. A busy machine compiles slowly.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const expect = plain.configure({ timeout: 60_000 })
test.use({ actionTimeout: 30_000 })

const folder = mkdtempSync(join(tmpdir(), 'editor-'))
const opened = join(folder, 'opened')

let project: ReturnType<typeof projectInDevelopment>
let address: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  process.env.LAUNCH_EDITOR = join(folder, 'editor')
  writeFileSync(process.env.LAUNCH_EDITOR, `#!/bin/sh\necho "$@" > ${opened}\n`)
  chmodSync(process.env.LAUNCH_EDITOR, 0o755)
  project = projectInDevelopment()
  address = await project.start()
})
test.afterAll(async () => {
  await project.stop()
  project.remove()
  rmSync(folder, { recursive: true })
})

/** Opens a page of the site, or a demo by its slug. */
async function go(page: Page, path: string) {
  await page.goto(
    path.startsWith('/') ? address + path.slice(1) : address.replace('//', `//${path}.`),
  )
  await expect(title(page)).toBeVisible()
}

const isPlace = (line: string) => / written nowhere|^\S+:\d+:\d+/.test(line)

/** Clicks with Alt, in the middle or a few px from an edge; returns what the browser's console and the terminal print. */
async function lineOf(page: Page, target: Locator, edge?: 'first' | 'last') {
  rmSync(opened, { force: true })
  const before = project.printed().length
  const message = page.waitForEvent('console', (each) => isPlace(each.text()))
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
  const position = edge && {
    x: edge === 'first' ? 3 : width - 3,
    y: edge === 'first' ? 9 : height - 9,
  }
  // A planned link counts as disabled.
  await target.click({ modifiers: ['Alt'], force: true, ...(position && { position }) })
  const line = (await message).text()
  await expect.poll(() => project.printed().slice(before)).toContain(line)
  return line
}

/** Expects that a click opens a place, named by its file and perhaps its field. */
async function expectOpened(page: Page, place: string, ...target: [Locator, ('first' | 'last')?]) {
  const line = await lineOf(page, ...target)
  const [at = '', name] = line.replace(/ \(.*/, '').split(/ (.*)/)
  expect([at.replace(/:\d+:\d+$/, ''), name].join(' ').trim()).toBe(place)
  await expect
    .poll(() => existsSync(opened) && readFileSync(opened, 'utf8').trim())
    .toContain(`/${at.replaceAll(':', ' ')}`)
}

const seen = (locator: Locator) => locator.filter({ visible: true }).first()
const title = (page: Page) => seen(page.getByRole('heading', { level: 1 }))
const words = (page: Page, text: string) => seen(page.getByText(text, { exact: true }))
const button = (page: Page, name: string) => seen(page.getByRole('button', { name, exact: true }))

test('words of the home page', async ({ page }) => {
  await go(page, '/')
  await expectOpened(page, 'src/content/site.yaml brand', title(page))
  await expectOpened(page, 'src/content/services.yaml #2.title', words(page, 'Summits'))
  const footerFile = 'src/content/footer.yaml'
  await expectOpened(page, `${footerFile} note`, words(page, footer.note))
  await expectOpened(page, 'src/content/site.yaml brand', page.locator('[data-year]'), 'last')
  const file = 'src/content/home.yaml'
  for (const [field, text] of [
    ['hero.portfolio', home.hero.portfolio],
    ['services.heading', home.services.heading],
    ['about.blurb #1', home.about.blurb[0] ?? ''],
    ['contact.lead', home.contact.lead],
  ] as const)
    await expectOpened(page, `${file} ${field}`, words(page, text))
  for (const [field, name] of [
    ['theme.dark', messages.theme.dark],
    ['theme.light', messages.theme.light],
  ] as const)
    await expectOpened(page, `src/content/messages.yaml ${field}`, button(page, name))
  await button(page, home.contact.getInTouch).click()
  const dialogFile = 'src/content/dialog.yaml'
  await expectOpened(page, `${dialogFile} note`, words(page, dialog.note))
  await expectOpened(page, `${dialogFile} close`, button(page, dialog.close))
})

test('words of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await go(page, '/')
  const { text } = home.nav[0]
  await button(page, messages.menu.open).click()
  await expectOpened(page, 'src/content/home.yaml nav #1.text', words(page, text))
  const close = button(page, messages.menu.close)
  await expectOpened(page, 'src/content/messages.yaml menu.close', close)
})

test('words of the portfolio, also in parts of a text', async ({ page }) => {
  await go(page, '/portfolio')
  const file = 'src/content/portfolio.yaml'
  await expectOpened(page, `${file} page.lead`, words(page, portfolio.lead))
  const visit = seen(page.getByText(portfolio.demos.visit))
  await expectOpened(page, `${file} page.demos.visit`, visit)
  const card = page.locator('#work article').first()
  await expectOpened(page, `${file} clients #1.category`, card.locator('p').first(), 'first')
  await expectOpened(page, `${file} clients #1.tags #1`, card.locator('li').first(), 'first')
  await expectOpened(page, `${file} clients #1.picture.alt`, card.getByRole('img'))
})

test('words of other pages and of a notice', async ({ page }) => {
  const file = 'src/content/messages.yaml'
  await go(page, '/nowhere')
  await expectOpened(page, `${file} notFound.code`, title(page))
  await keepsNotices(page)
  await go(page, '/reset')
  await expectOpened(page, `${file} reset.heading`, title(page))
  // Development has no worker whose state a notice could say.
  await page.evaluate(async (module) => {
    const { setStatus } = (await import(module)) as { setStatus: (change: object) => void }
    setStatus({ online: false })
  }, '/src/offline/status.ts')
  const notice = words(page, messages.offline.lostUnsaved)
  await expectOpened(page, `${file} offline.lostUnsaved`, notice, 'first')
})

for (const { slug } of demos.slice(0, 2))
  test(`words of the demo ${slug}`, async ({ page }) => {
    await go(page, slug)
    expect(await lineOf(page, title(page), 'first')).toMatch(
      new RegExp(`^demos/${slug}/\\w+.tsx?:`),
    )
    const maker = page.locator('.demo-by a')
    await expectOpened(page, 'src/content/demoPages.yaml by', maker)
  })

test('what is written nowhere is said, and opens nothing', async ({ page }) => {
  await go(page, '/')
  const copyright = page.locator('[data-year]')
  expect(await lineOf(page, copyright, 'first')).toMatch(/^"©" is written nowhere/)
  expect(existsSync(opened)).toBe(false)
})

test('an outline says whether words will be found, and only a click with Alt opens them', async ({
  page,
}) => {
  await go(page, '/portfolio')
  const printed = project.printed().length
  const heading = title(page)
  const copyright = page.locator('[data-year]')
  await heading.hover()
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.keyboard.down('Alt')
  await expect(heading).toHaveCSS('outline-style', 'solid')
  await copyright.hover({ position: { x: 3, y: 6 } })
  await expect(copyright).toHaveCSS('outline-style', 'dashed')
  await expect(heading).toHaveCSS('outline-style', 'none')
  await page.keyboard.up('Alt')
  await expect(copyright).toHaveCSS('outline-style', 'none')
  const back = seen(page.getByText(portfolio.back))
  const download = page.waitForEvent('download')
  await back.press('Alt+Enter')
  await download
  await expectOpened(page, 'src/content/portfolio.yaml page.back', back)
  expect(new URL(page.url()).pathname).toBe('/portfolio')
  await back.click()
  await expect(page).toHaveURL(address)
  expect(project.printed().slice(printed)).toHaveLength(1)
})
