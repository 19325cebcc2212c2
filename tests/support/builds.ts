import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { compress } from '../../plugins/hosting/compress.ts'
import { cspHash } from '../../plugins/hash.ts'

export interface PrecacheEntry {
  url: string
  revision: string | null
  integrity: string
}

const listPattern = /\[\{"integrity":.*?\}\]/s

/** Reads the list of precached files in the service worker of a build. */
export function precacheList(directory: string): PrecacheEntry[] {
  const [list] = listPattern.exec(readFileSync(join(directory, 'sw.js'), 'utf8')) ?? []
  if (!list) throw new Error(`${directory}/sw.js has no precache list`)
  return JSON.parse(list) as PrecacheEntry[]
}

/** The build IDs of the changed copies of dist/ that tests use. Only nightly tests need the third ID. */
export const marks = ['aaaa1111', 'bbbb2222', 'cccc3333'] as const

/** Returns the folder of the build that `makeMarkedBuild` makes with the build ID `mark`. */
export const markedBuild = (mark: string) => join('node_modules/.cache/builds', mark)

/** The folders of two builds for the reliability tests. markedBuilds.setup.ts makes both builds. */
export const builds = { one: markedBuild(marks[0]), two: markedBuild(marks[1]) }

/** Copies dist/, and gives the copy the build ID `mark` and new hashes in file names. If dist/ has not changed since the last copy, only returns that copy's folder. */
export async function makeMarkedBuild(mark: (typeof marks)[number]): Promise<string> {
  const target = markedBuild(mark)
  const record = `${target}.txt`
  const { ino, mtimeMs } = statSync('dist')
  const source = `${ino} ${mtimeMs}`
  if (existsSync(record) && readFileSync(record, 'utf8') === source) return target
  for (const old of [record, target]) rmSync(old, { recursive: true, force: true })
  await changedCopy('dist', target, (rewrite) => {
    const renames = filesToRename(target).map((name) => [name, newName(name, mark)] as const)
    for (const [from, to] of renames) renameSync(join(target, from), join(target, to))
    const renamed = (text: string) =>
      renames.reduce((all, [from, to]) => all.replaceAll(basename(from), basename(to)), text)
    for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' }))
      if (/\.(html|js)$/.test(file))
        rewrite(file, (text) => renamed(text).replace(/(?<=<html[^>]* data-build=")\w+/, mark))
    // The inline script contains file names, which have changed. So the Content-Security-Policy needs the script's new hash.
    for (const script of inlineScripts('dist'))
      rewrite('_headers', (text) => text.replaceAll(cspHash(script), cspHash(renamed(script))))
    const entry = renames.find(([from]) => /\/hydrate-.*\.js$/.test(from))?.[1] ?? ''
    rewrite(entry, (text) => `${text}\nglobalThis.build="${mark}"`)
  })
  writeFileSync(record, source)
  return target
}

/** Copies the build `builds.one`. In the copy, gives the page at the path `demo` the title `title`. Returns the folder of the copy. */
export async function makeDemoChange(demo: string, title: string): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'changed-demo-'))
  await changedCopy(builds.one, target, (rewrite) =>
    rewrite(`${demo}.html`, (html) => html.replace(/(?<=<title>)[^<]*/, title)),
  )
  return target
}

type Rewrite = (file: string, change: (text: string) => string) => void

/** Copies a build, and calls `change` to change files of the copy. Then updates the copy's precache list and compressed files. */
async function changedCopy(build: string, target: string, change: (rewrite: Rewrite) => void) {
  cpSync(build, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const rewrite: Rewrite = (file, to) => {
    const path = join(target, file)
    writeFileSync(path, to(readFileSync(path, 'utf8')))
  }
  change(rewrite)
  const refresh = (list: string) => JSON.stringify(refreshed(list, target))
  rewrite('sw.js', (text) => text.replace(listPattern, refresh))
  await compress(target)
}

const inlineScripts = (directory: string) =>
  [
    ...readFileSync(join(directory, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs),
  ].map(([, script = '']) => script)

/** Lists the files to rename: scripts and pictures. Fonts keep their names, because new names would change the inline styles, whose hashes the Content-Security-Policy contains. */
const filesToRename = (directory: string) =>
  readdirSync(join(directory, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|avif|jpeg)$/.test(name))
    .map((name) => `assets/${name}`)

const newName = (name: string, mark: string) =>
  name.replace(/([-.])(?:[\w-]{8}|[\da-f]{16})\.(\w+)$/, `$1${mark}.$2`)

/** Returns a precache list in which each entry has the current revision and integrity of its file. */
function refreshed(list: string, directory: string): PrecacheEntry[] {
  return (JSON.parse(list) as PrecacheEntry[]).map(({ url, revision }) => {
    const bytes = bytesAt(url, directory)
    const hash = (algorithm: string) => createHash(algorithm).update(bytes)
    return {
      integrity: `sha384-${hash('sha384').digest('base64')}`,
      revision: revision && hash('md5').digest('hex'),
      url,
    }
  })
}

/** Reads the file that a host sends for a URL of a build. */
function bytesAt(url: string, directory: string): Buffer {
  const page = join(directory, `${url === '/' ? 'index' : url}.html`)
  return readFileSync(existsSync(page) ? page : join(directory, url))
}
