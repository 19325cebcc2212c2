import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** Copies this project into a temporary folder, with shared packages but without builds and caches. Returns the folder. */
export function copyOfProject(): string {
  const target = mkdtempSync(join(tmpdir(), 'copy-'))
  const ignored = readFileSync('.gitignore', 'utf8').split(/\/?\r?\n/)
  const left = new Set(['.git', ...ignored])
  cpSync('.', target, { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(target, 'node_modules'))
  for (const name of readdirSync('node_modules').filter(
    (each) => !['.cache', '.vite'].includes(each),
  )) {
    symlinkSync(resolve('node_modules', name), join(target, 'node_modules', name))
  }
  return target
}

/** A demo's facts.ts, changed for another business. Two businesses differ in name and number, of two digits. */
export const otherBusiness = (facts: string, name = 'Latch & Key', number = 99) =>
  [
    [/title:\s*.*,/, `title: '${name}: doors opened the same day',`],
    [/description:\s*.*,/, `description: '${name} opens doors, changes locks and cuts keys.',`],
    [/themeColor: .*,/, `themeColor: '#e8e2${number}',`],
    [/name: .*,/, `name: '${name}',`],
    [/phone: .*,/, `phone: { dial: '+150355501${number}', text: '(503) 555-01${number}' },`],
  ].reduce((text, [from = '', to = '']) => text.replace(from, String(to)), facts)
