import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const words = { before: 'Six services, drawn to scale.', after: 'Half a dozen services.' }

/** A copy of dist/ as another build would leave it: other words, so other script names and revisions. */
export function anotherBuild(): string {
  const directory = mkdtempSync(join(tmpdir(), 'another-build-'))
  cpSync('dist', directory, { recursive: true })
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(join(directory, file))

  const scripts = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.js'))
  const renamed = (name: string) => name.replace('.js', '2.js')
  for (const name of scripts) {
    renameSync(join(directory, 'assets', name), join(directory, 'assets', renamed(name)))
  }
  const texts = ['index.html', 'portfolio.html', '404.html', 'sw.js']
  for (const file of [...texts, ...scripts.map((name) => join('assets', renamed(name)))]) {
    let text = read(directory, file).toString().replaceAll(words.before, words.after)
    for (const name of scripts) text = text.replaceAll(name, renamed(name))
    writeFileSync(join(directory, file), text)
  }
  const worker = read(directory, 'sw.js').toString()
  writeFileSync(
    join(directory, 'sw.js'),
    worker.replace(/\{[^{}]*"url":"\/[^{}]*\}/g, revised(directory)),
  )
  return directory
}

const read = (directory: string, file: string) => readFileSync(join(directory, file))

/** An entry of the precache list with the revision, and the integrity if it has one, of its file. */
const revised = (directory: string) => (text: string) => {
  const entry = JSON.parse(text) as { url: string; revision: string | null; integrity?: string }
  const { url, revision, integrity } = entry
  const page = url === '/' ? 'index.html' : `${url}.html`
  const bytes = read(directory, /\.\w+$/.test(url) ? url : page)
  if (revision) entry.revision = createHash('md5').update(bytes).digest('hex')
  if (integrity) entry.integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return JSON.stringify(entry)
}
