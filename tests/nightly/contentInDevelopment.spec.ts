import { expect as plain, test, type Page } from '@playwright/test'
import { clients, demos, faces, site } from '../support/content.ts'
import { projectInDevelopment } from '../support/development.ts'
import { held } from '../support/page.ts'
import { lineLike, wrongEdits } from '../support/wrongEdits.ts'

// The servers share one copy, so they run one after another. A busy machine starts them slowly.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
const expect = plain.configure({ timeout: 90_000 })

const homeFile = 'src/content/home.yaml'

let project: ReturnType<typeof projectInDevelopment>
test.beforeAll(() => void (project = projectInDevelopment()))
test.afterEach(() => project.stop())
test.afterAll(() => project.remove())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body')

const country = 'src/content/site.yaml:8:78 place.country is "USA"; expected a country code'

test('the page shows all mistakes until they are corrected, and then what has changed', async ({
  page,
}) => {
  const address = await project.start()
  await page.goto(address)
  const [first] = wrongEdits
  if (!first) throw new Error('The test needs a wrong edit.')
  const [name, edit, line] = first
  await test.step(`${name}, which is said once`, async () => {
    const before = project.printed().length
    const correct = await project.make(edit)
    await expect(overlay(page)).toHaveText(lineLike(line))
    await correct()
    await expect(overlay(page)).toBeHidden()
    await expect(heading(page)).toHaveText('Prominence')
    const said = project.printed().slice(before)
    expect(said.filter((each) => lineLike(line).test(each))).toHaveLength(1)
  })
  await test.step('mistakes of two files, which no edit elsewhere hides', async () => {
    await project.change('country: US', 'country: USA')
    await expect(overlay(page)).toContainText(country)
    await project.change("'#", "'#no-", homeFile)
    const link = /src\/content\/home\.yaml:\d+:\d+ nav #1\.href is "#no-/
    await expect(overlay(page)).toContainText(link)
    await page.locator('vite-error-overlay').evaluate((element) => element.classList.add('last'))
    await project.change(/^/, '// Edited\n', 'src/shared/Footer.tsx')
    await expect(page.locator('.last')).toBeHidden()
    await expect(overlay(page)).toContainText(country)
    // The server also reloads the page itself.
    await expect(() => page.reload()).toPass()
    await expect(overlay(page)).toContainText(link)
    await project.change("'#no-", "'#", homeFile)
    await project.change('country: USA', 'country: US')
    await expect(overlay(page)).toBeHidden()
  })
  await test.step('another brand, whose letters fit its width, and language', async () => {
    const letters = () => heading(page).evaluate((title) => getComputedStyle(title).fontSize)
    const before = await letters()
    await project.change('brand: Prominence', 'brand: Summit')
    await expect(heading(page)).toHaveText('Summit')
    await expect.poll(letters).not.toBe(before)
    await expect(page).toHaveTitle(/Summit/)
    await project.change('en-US', 'en-GB')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  })
  await test.step('no mistake that nobody saw before it was corrected', async () => {
    await page.goto('about:blank')
    const printed = () => project.printed().at(-1)
    await project.change('country: US', 'country: USA')
    await expect.poll(printed).toContain('place.country is "USA"')
    await project.change('country: USA', 'country: US')
    await expect.poll(printed).toBe('The content has no mistakes any more.')
    await page.goto(address)
    await expect(heading(page)).toHaveText('Summit')
    await expect(overlay(page)).toBeHidden()
  })
})

test('a page that is loaded while a mistake is corrected shows the site', async ({ page }) => {
  await page.goto(await project.start())
  await expect(heading(page)).toBeVisible()
  await project.change('country: US', 'country: USA')
  await expect(overlay(page)).toContainText(country)
  const release = await held(page, /@vite\/client$/)
  await page.reload({ waitUntil: 'commit' })
  await project.change('country: USA', 'country: US')
  await expect.poll(() => project.printed().at(-1)).toBe('The content has no mistakes any more.')
  release()
  await expect(heading(page)).toBeVisible()
})

test('a new font appears in the page at once', async ({ page }) => {
  await page.goto(await project.start())
  const note = page.getByText(site.descriptor).first()
  await expect(note).toBeVisible()
  await project.change(faces.note.family, 'Alegreya', 'src/theme/faces.yaml')
  await expect(note).toHaveCSS('font-family', /^"?Alegreya\b/)
  const declared = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  // The page reloads meanwhile.
  await expect(async () => expect(await declared()).toContain('Alegreya')).toPass()
})

test('a replaced picture appears in the page at once', async ({ page }) => {
  const [first] = [...clients, ...demos].map(({ picture }) => picture.name)
  if (!first) throw new Error('The test needs a picture.')
  await page.goto(`${await project.start()}portfolio`)
  const photo = page.locator('picture img').first()
  await expect(photo).toHaveAttribute('src', new RegExp(`/${first}\\.png`))
  const before = await photo.getAttribute('src')
  await project.replacePicture(first)
  await expect(photo).toHaveAttribute('src', new RegExp(`/${first}\\.png`))
  await expect(photo).not.toHaveAttribute('src', before ?? '')
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a server that starts with mistakes shows them, then the corrected page', async ({ page }) => {
  await project.change('brand: Summit', 'brand: Prominence: Growth')
  await page.goto(await project.start())
  await expect(overlay(page)).toContainText('src/content/site.yaml:2:8 cannot be read')
  await project.change('brand: Prominence: Growth', 'brand: Prominence')
  await expect(heading(page)).toHaveText('Prominence')
  await expect(overlay(page)).toBeHidden()
})
