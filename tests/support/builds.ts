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

/** The precache list in a build's service worker. */
export function precacheList(directory: string): PrecacheEntry[] {
  const [list] = listPattern.exec(readFileSync(join(directory, 'sw.js'), 'utf8')) ?? []
  if (!list) throw new Error(`${directory}/sw.js has no precache list`)
  return JSON.parse(list) as PrecacheEntry[]
}

/** Marks of other builds; only nightly tests need the third one. */
export const marks = ['aaaa1111', 'bbbb2222', 'cccc3333'] as const

/** The folder of a build that `makeMarkedBuild` has made. */
export const markedBuild = (mark: string) => join('node_modules/.cache/builds', mark)

/** The builds of every reliability test; markedBuilds.setup.ts makes them. */
export const builds = { one: markedBuild(marks[0]), two: markedBuild(marks[1]) }

/**
 * Makes another build, unless it was made of this dist/ before: dist/ with a mark in its title and
 * script, and with the resulting file names, build id, revisions and integrity values. Returns its folder.
 */
export async function makeMarkedBuild(mark: (typeof marks)[number]): Promise<string> {
  const target = markedBuild(mark)
  const record = `${target}.txt`
  const { ino, mtimeMs } = statSync('dist')
  const source = `${ino} ${mtimeMs}`
  if (existsSync(record) && readFileSync(record, 'utf8') === source) return target
  for (const old of [record, target]) rmSync(old, { recursive: true, force: true })
  cpSync('dist', target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const renames = hashedNames(target).map((name) => [name, newName(name, mark)] as const)
  for (const [from, to] of renames) renameSync(join(target, from), join(target, to))
  const renamed = (text: string) =>
    renames.reduce((all, [from, to]) => all.replaceAll(basename(from), basename(to)), text)
  const rewrite = (file: string, change: (text: string) => string) => {
    const path = join(target, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    rewrite(file, renamed)
    if (file.endsWith('.html')) {
      rewrite(file, (text) => text.replace(/data-build="\w+"/, `data-build="${mark}"`))
    }
  }
  // The policy has the hash of the inline script, which contains the entry's name.
  for (const script of inlineScripts('dist')) {
    rewrite('_headers', (text) => text.replaceAll(cspHash(script), cspHash(renamed(script))))
  }
  const entry = renames.find(([from]) => /\/hydrate-.*\.js$/.test(from))?.[1] ?? ''
  rewrite(entry, (text) => `${text}\nglobalThis.build="${mark}"`)
  rewrite('sw.js', (text) =>
    text.replace(listPattern, (list) => JSON.stringify(refreshed(list, target))),
  )
  await compress(target)
  writeFileSync(record, source)
  return target
}

/** Makes the first marked build again with another title in one demo's saved copy, and nothing else new. Returns its folder. */
export async function makeDemoChange(copy: string, title: string): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'changed-demo-'))
  cpSync(builds.one, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const rewrite = (file: string, from: RegExp, to: (found: string) => string) => {
    const path = join(target, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  rewrite(`${copy}.html`, /(?<=<title>)[^<]*/, () => title)
  rewrite('sw.js', listPattern, (list) => JSON.stringify(refreshed(list, target)))
  await compress(target)
  return target
}

const inlineScripts = (directory: string) =>
  [
    ...readFileSync(join(directory, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs),
  ].map(([, script = '']) => script)

/** Files with a hash in their names, without those in the pages' styles, whose hashes the policy has. */
const hashedNames = (directory: string) =>
  readdirSync(join(directory, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|avif|jpeg)$/.test(name))
    .map((name) => `assets/${name}`)

const newName = (name: string, mark: string) =>
  name.replace(/([-.])(?:[\w-]{8}|[\da-f]{16})\.(\w+)$/, `$1${mark}.$2`)

/** The list with the current revisions and integrity values of the files. */
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

/** The bytes that a build serves at a URL. */
function bytesAt(url: string, directory: string): Buffer {
  const page = join(directory, `${url === '/' ? 'index' : url}.html`)
  return readFileSync(existsSync(page) ? page : join(directory, url))
}
