import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as plain, test, type Page } from '@playwright/test'
import { faces } from '../../src/theme/faces.ts'
import { copyOfProject } from '../projectCopy.ts'

// One server after the other, in one copy; to start takes a busy machine a while.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
const expect = plain.configure({ timeout: 30_000 })

const siteFile = 'src/content/site.ts'
const homeFile = 'src/content/home.ts'

/** Facts of an agency, one a line, whatever this one's are. */
const facts = `export const site = {
  language: 'en-US',
  brand: 'Prominence',
  descriptor: 'Growth and Web Design',
  description: 'We help local businesses.',
  origin: 'https://prominence.example',
  phone: { dial: '+15035550142', text: '(503) 555-0142' },
  email: 'hello@prominence.example',
  place: { text: 'Portland, Oregon, USA', city: 'Portland', region: 'OR', country: 'US' },
  bookingUrl: 'https://book.prominence.example/call',
  mapsUrl: 'https://maps.example/?q=Portland',
  demoHost: 'prominence.example',
}
`

const pictures = 'node_modules/.cache/photographs'

let project: string
let server: ChildProcess
let address: string

/** A port that nobody uses; a server that starts again keeps it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the copy's development server. */
async function start(): Promise<void> {
  const port = await freePort()
  const args = ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort']
  server = spawn(process.execPath, args, { cwd: project, env: { ...process.env, NO_COLOR: '1' } })
  address = `http://localhost:${port}/`
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => String(chunk).includes(address) && resolve())
    server.once('exit', () => reject(new Error('The server did not start')))
  })
}

async function stop(): Promise<void> {
  server.kill()
  await once(server, 'exit')
}

/** Puts one text in the place of another in a file of the copy, by default the facts of the agency. */
function change(from: string, to: string, path = siteFile): void {
  const file = join(project, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test.beforeAll(() => {
  project = copyOfProject()
  writeFileSync(join(project, siteFile), facts)
  // Pictures that were encoded before need not be encoded again.
  cpSync(pictures, join(project, pictures), { recursive: true })
})
test.afterEach(stop)
test.afterAll(() => rmSync(project, { recursive: true }))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body')

const dial = 'src/content/site.ts: phone.dial is "5035550142"; expected +, country code and digits'
const country = 'src/content/site.ts: place.country is "USA"; expected a country code'

test('mistakes stand in the page, all of them, until they are corrected', async ({ page }) => {
  await start()
  await page.goto(address)
  await expect(heading(page)).toHaveText('Prominence')
  change('+1503', '503')
  await expect(overlay(page)).toContainText(dial)
  change("'US'", "'USA'")
  await expect(overlay(page)).toContainText(country)
  await expect(overlay(page)).toContainText(dial)
  // The server reloads the page by itself, too.
  await expect(() => page.reload()).toPass()
  await expect(overlay(page)).toContainText(country)
  change('503', '+1503')
  change("'USA'", "'US'")
  await expect(heading(page)).toHaveText('Prominence')
  await expect(overlay(page)).toBeHidden()
  change("brand: 'Prominence',", "brand: 'Prominence'")
  await expect(overlay(page)).toContainText(
    'src/content/site.ts cannot be read: src/content/site.ts:4:',
  )
  change("brand: 'Prominence'", "brand: 'Summit',")
  await expect(heading(page)).toHaveText('Summit')
  change("'#", "'#no-", homeFile)
  await expect(overlay(page)).toContainText('src/content/home.ts: nav.0.href is "#no-')
  change("'#no-", "'#", homeFile)
  await expect(heading(page)).toHaveText('Summit')
  await expect(overlay(page)).toBeHidden()
})

test('another font stands in the page at once', async ({ page }) => {
  await start()
  await page.goto(address)
  await expect(heading(page)).toBeVisible()
  change(faces.text.family, 'Other', 'src/theme/faces.ts')
  await expect(heading(page)).toHaveCSS('font-family', /^"?Other\b/)
  const declared = () =>
    page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  // The page is loaded again meanwhile.
  await expect(async () => expect(await declared()).toContain('Other')).toPass()
})

test('a server that starts with mistakes shows them, and the page once they are gone', async ({
  page,
}) => {
  change("'Summit',", '7')
  await start()
  await page.goto(address)
  await expect(overlay(page)).toContainText(
    'src/content/site.ts cannot be read: src/content/site.ts:4:',
  )
  change('brand: 7', 'brand: 7,')
  await expect(overlay(page)).toHaveText(
    'src/content/site.ts: brand is 7; expected a text in quotation marks',
  )
  change('brand: 7,', "brand: 'Prominence',")
  await expect(heading(page)).toHaveText('Prominence')
  await expect(overlay(page)).toBeHidden()
})
