import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import type { Browser } from '@playwright/test'
import sirv from 'sirv'
import { buildDemos, demoFolder } from '../plugins/demos.ts'
import { startBrowser } from './browser.ts'
import { buildSite } from './build.ts'
import { photograph } from './capture/photograph.ts'
import {
  demoScreens,
  projects,
  site,
  siteScreens,
  type Montage,
  type Origins,
  type Subject,
} from './capture/shots.ts'
import { sideBySide } from './capture/sideBySide.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run capture [-- --only <slug>]'

/** The subjects the command line asks for. */
function wanted(args: readonly string[]): readonly Subject[] {
  const all = [...projects, site]
  const [option, slug, ...more] = args
  if (option === undefined) return all
  if (option !== '--only' || slug === undefined || more.length > 0) throw new Error(usage)
  const found = all.filter((subject) => subject.slug === slug)
  if (found.length > 0) return found
  const known = all.map((subject) => subject.slug).join(', ')
  throw new Error(`Nothing to photograph is called "${slug}". Known: ${known}`)
}

/** Writes only what changed, so that an unchanged page leaves no trace in the history. */
function save(file: string, bytes: Buffer): 'written' | 'unchanged' {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return 'unchanged'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return 'written'
}

/** Says what became of a picture; one that cannot be taken stays as it was. */
async function report(slug: string, file: string, take: () => Promise<Buffer>): Promise<void> {
  try {
    console.log(`${slug}: ${file} ${save(file, await take())}`)
  } catch (error) {
    fail(`${slug}: ${file} kept, because the page ${firstLine(error)}`)
  }
}

async function takeAll(browser: Browser, subjects: readonly Subject[], origins: Origins) {
  for (const subject of subjects) {
    const { slug, shots } = subject
    for (const shot of shots)
      await report(slug, shot.file, () => photograph(browser, shot.address(origins), shot))
  }
}

const takeMontage = (browser: Browser, montage: Montage, origins: Origins) =>
  report('screens', montage.file, () => sideBySide(browser, montage, origins))

/** Serves the project's own folder, for the samples and the packages their fonts are in. */
async function serveFiles() {
  const server = createServer(sirv('.', { dev: true }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => void server.close()
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}

const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\n', 1)[0]

/** Projects first: the site shows their pictures, so it is built with the new ones. */
async function main(args: readonly string[]): Promise<void> {
  const subjects = wanted(args)
  const browser = await startBrowser()
  console.log('Building the demos ...')
  await buildDemos()
  const files = await serveFiles()
  const demos = await serve({ directory: demoFolder, demos: demoFolder, port: 0 })
  const demo = (slug: string) => demos.origin.replace('//', `//${slug}.`)
  try {
    const origins = { files: files.origin, demo, site: '' }
    await takeAll(
      browser,
      subjects.filter((subject) => subject !== site),
      origins,
    )
    if (args.length === 0) await takeMontage(browser, demoScreens, origins)
    if (!subjects.includes(site)) return
    console.log('Building the site ...')
    await buildSite()
    const built = await serve({ directory: 'dist', port: 0 })
    const withSite = { ...origins, site: built.origin }
    await takeAll(browser, [site], withSite)
    for (const montage of siteScreens) await takeMontage(browser, montage, withSite)
    await built.close()
  } finally {
    await browser.close()
    await demos.close()
    files.close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => fail(firstLine(error) ?? ''))
