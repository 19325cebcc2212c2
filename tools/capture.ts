import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import sirv from 'sirv'
import { startBrowser } from './browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = join(root, 'src/content/images')
const patience = 15_000

type Site = { slug: string; path: string }

/** Every page that has a picture: the demos, then the client samples. */
function findSites(): Site[] {
  return ['demos', 'demos/samples'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((slug) => existsSync(join(root, folder, slug, 'index.html')))
      .sort()
      .map((slug) => ({ slug, path: `/${folder}/${slug}/` })),
  )
}

/** The sites the command line asks for: all of them, or the one after --only. */
function chooseSites(args: string[]): Site[] {
  const sites = findSites()
  if (args.length === 0) return sites
  const [option, slug] = args
  if (option !== '--only' || !slug || args.length > 2) {
    throw new Error('Usage: tsx tools/capture.ts [--only <slug>]')
  }
  const chosen = sites.filter((site) => site.slug === slug)
  if (chosen.length > 0) return chosen
  const known = sites.map((site) => site.slug).join(', ')
  throw new Error(`No page is called "${slug}". Known: ${known}`)
}

async function startServer() {
  const server = createServer(sirv(root, { dev: true }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Opens a page and fails unless all it asks for arrives and every font it uses is there. */
async function openPage(page: Page, address: string) {
  const missing = new Set<string>()
  const note = (url: string) => missing.add(new URL(url).pathname)
  page.on('requestfailed', (request) => note(request.url()))
  page.on('response', (response) => response.status() >= 400 && note(response.url()))
  await page.goto(address, { timeout: patience })
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].map(({ family, status }) => ({ family, status }))
  })
  // A face no text asks for stays "unloaded", which is no fault.
  const broken = fonts.filter(({ status }) => status === 'error' || status === 'loading')
  const faults = [...missing, ...broken.map(({ family }) => family)].join(', ')
  if (faults) throw new Error(`did not load ${faults}`)
}

async function takePicture(browser: Browser, address: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 750 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  try {
    await openPage(page, address)
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: patience })
    return await sharp(shot).png({ compressionLevel: 9, palette: false }).toBuffer()
  } finally {
    await page.close()
  }
}

/** Writes only what changed, so that an unchanged page leaves no trace in the history. */
function savePicture(slug: string, bytes: Buffer): 'written' | 'unchanged' {
  const file = join(pictures, `${slug}.png`)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return 'unchanged'
  mkdirSync(pictures, { recursive: true })
  writeFileSync(file, bytes)
  return 'written'
}

async function capture(browser: Browser, origin: string, { slug, path }: Site) {
  try {
    console.log(`${slug}  ${savePicture(slug, await takePicture(browser, origin + path))}`)
  } catch (error) {
    console.error(`${slug}  kept: ${firstLine(error)}`)
    process.exitCode = 1
  }
}

const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\n', 1)[0]

async function main(args: string[]) {
  const sites = chooseSites(args)
  const browser = await startBrowser()
  const { server, origin } = await startServer()
  for (const site of sites) await capture(browser, origin, site)
  await browser.close()
  server.close()
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(firstLine(error))
  process.exitCode = 1
})
