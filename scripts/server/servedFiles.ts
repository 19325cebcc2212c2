import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hostHeaders } from './hostHeaders.ts'

type ServedFile = { etag: string; size: number; stamp: string }

/** A directory as a host sees it: files by name ("/portfolio.html"), names by address ("/portfolio"), headers by address. */
export type ServedFiles = {
  files: Map<string, ServedFile>
  names: Map<string, string>
  headers: (address: string) => Map<string, string>
}

/** Looks a directory over; links and dot files are left out, but for /.well-known/. */
export function servedFiles(directory: string): ServedFiles {
  const files = new Map<string, ServedFile>()
  const root = realpathSync(directory)
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, entry)
    const name = `/${entry.split(sep).join('/')}`
    const isHidden = /\/\.(?!well-known\/)/.test(name)
    if (isHidden || realpathSync(path) !== path || !statSync(path).isFile()) continue
    files.set(name, { etag: etag(path), size: statSync(path).size, stamp: stamp(path) })
  }
  const own = [...files.keys()].filter((name) => !isForTheHost(name, files))
  const rules = join(root, '_headers')
  return {
    files,
    names: new Map(own.map((name) => [address(name), name])),
    headers: hostHeaders(existsSync(rules) ? readFileSync(rules, 'utf8') : ''),
  }
}

/** What changes when a file is written again; empty when it is gone. */
export function stamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : ''
}

/** From the content, so that a rebuilt, identical file still answers 304. */
function etag(path: string): string {
  return `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`
}

function isForTheHost(name: string, files: Map<string, unknown>): boolean {
  const isVariant = /\.(br|gz)$/.test(name) && files.has(name.slice(0, -3))
  return isVariant || ['/_headers', '/_redirects', '/vercel.json'].includes(name)
}

/** The one address of a file: /portfolio.html is /portfolio, /index.html is /. */
function address(name: string): string {
  return name.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
}
