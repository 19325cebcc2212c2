import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDemos, demoFolder } from '../plugins/demos/demos.ts'
import { publish } from '../plugins/folders.ts'
import { startBrowser } from './browser.ts'
import { buildSite } from './build.ts'
import { photograph, sideBySide } from './capture/photograph.ts'
import { demoScreens, projects, site, siteScreens, type Origins } from './capture/shots.ts'
import { noteTaken } from './capture/taken.ts'
import { serve } from './serve.ts'

const usage = 'Usage: npm run capture [-- --only <slug>]'

/** The slug on the command line, or undefined for all. */
function wanted(): string | undefined {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
  const known = [...projects, site].map(({ slug }) => slug)
  if (only === undefined || known.includes(only)) return only
  throw new Error(`There is no project "${only}". Known: ${known.join(', ')}`)
}

/** Writes a file only if its content changes, so that Git sees no difference otherwise. */
function save(file: string, bytes: Buffer): 'written' | 'unchanged' {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return 'unchanged'
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return 'written'
}

const firstLine = (error: unknown) => String((error as Error).message).split('\n', 1)[0] ?? ''

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}

/** Takes a picture and prints the result. After a failure the old picture stays. */
async function take(name: string, file: string, picture: Promise<Buffer>): Promise<void> {
  try {
    console.log(`${name}: ${file} ${save(file, await picture)}`)
  } catch (error) {
    const became = existsSync(file) ? 'kept' : 'not taken'
    fail(`${name}: ${file} ${became}, because the page ${firstLine(error)}`)
  }
}

/** Takes the projects first, because the site is built with their pictures. */
async function main(): Promise<void> {
  const only = wanted()
  const browser = await startBrowser()
  console.log('Building the demos ...')
  await buildDemos()
  publish([demoFolder])
  const demos = await serve({ directory: demoFolder, demos: demoFolder, port: 0 })
  const open = [demos]
  const origins: Origins = {
    demo: (slug) => demos.origin.replace('//', `//${slug}.`),
    site: '',
  }
  try {
    for (const { slug, shots } of projects.filter(
      (each) => only === undefined || each.slug === only,
    ))
      for (const shot of shots) await take(slug, shot.file, photograph(browser, shot, origins))
    if (only === undefined)
      await take('screens', demoScreens.file, sideBySide(browser, demoScreens, origins))
    if (only !== undefined && only !== site.slug) return
    console.log('Building the site ...')
    await buildSite()
    const built = await serve({ directory: 'dist', port: 0 })
    open.push(built)
    origins.site = built.origin
    for (const shot of site.shots)
      await take(site.slug, shot.file, photograph(browser, shot, origins))
    if (!process.exitCode) noteTaken()
    for (const montage of siteScreens)
      await take('screens', montage.file, sideBySide(browser, montage, origins))
  } finally {
    await browser.close()
    await Promise.all(open.map(({ close }) => close()))
  }
}

await main().catch((error: Error & { code?: string }) =>
  fail(error.code?.startsWith('ERR_PARSE') ? usage : firstLine(error)),
)
