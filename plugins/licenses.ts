import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Licenses that allow everybody to use, change and pass on, by their SPDX names. */
export const permissive = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'OFL-1.1',
]

/** Packages that come without their license, and one of the same author that has it. */
const sameAuthor: Record<string, string> = { 'react-remove-scroll-bar': 'react-remove-scroll' }

/** A package as Vite lists it; `identifier` is the SPDX name of its license, `text` that in full. */
interface Bundled {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** What Vite's option `build.license` is for each bundle: where to list the packages whose code it holds. */
export const licenseList = {
  page: { fileName: 'licenses/page.json' },
  worker: { fileName: 'licenses/worker.json' },
}

/** A package's license in full. Throws where there is none. */
function fullText({ name, identifier, text }: Bundled, all: readonly Bundled[]): string {
  if (text) return text
  if (identifier === 'Unlicense') return 'In the public domain: https://unlicense.org'
  const other = all.find((each) => each.name === sameAuthor[name])
  if (!other?.text)
    throw new Error(`${name} came without its license; expected a file LICENSE in it`)
  return other.text
}

/**
 * Puts the licenses of all packages whose code visitors receive into licenses/packages.txt of a
 * built folder, in place of Vite's lists. Throws where one is not permissive, or missing.
 */
export function writeLicenses(folder: string): void {
  const lists = Object.values(licenseList).map(({ fileName }) => join(folder, fileName))
  const listed = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Bundled[])
  const packages = [
    ...new Map(listed.map((each) => [`${each.name}@${each.version}`, each])).values(),
  ]
  const strict = packages.filter(({ identifier = '' }) => !permissive.includes(identifier))
  if (strict.length > 0) {
    const names = strict.map(({ name, identifier = 'no license' }) => `${name} (${identifier})`)
    throw new Error(`${names.join(', ')}: expected one of the licenses ${permissive.join(', ')}`)
  }
  const texts = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (each) => `${each.name} ${each.version} (${each.identifier})\n\n${fullText(each, packages)}`,
    )
  writeFileSync(
    join(folder, 'licenses/packages.txt'),
    `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
  )
  for (const file of lists) rmSync(file)
}
