import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'

/** SPDX names of permissive licenses. */
const permissive = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MIT-0',
  'Unlicense',
  'OFL-1.1',
  'Zlib',
]

/** Whether a license, or one that it leaves to choose, is permissive: "(MIT OR GPL-3.0)" is. */
export function isPermissive(license: string): boolean {
  try {
    return satisfies(license, permissive)
  } catch {
    // The license has no SPDX name.
    return false
  }
}

/** A package in Vite's list; `identifier` is the SPDX name of its license, `text` the full license. */
interface Bundled {
  name: string
  version: string
  identifier?: string
  text?: string
}

/** Vite's option `build.license` for each bundle: the file that lists its packages. */
export const licenseList = {
  page: { fileName: 'licenses/page.json' },
  worker: { fileName: 'licenses/worker.json' },
}

/** The full license of a package. Throws if there is none. */
function fullText({ name, identifier, text }: Bundled): string {
  if (text) return text
  if (identifier === 'Unlicense') return 'In the public domain: https://unlicense.org'
  throw new Error(`${name} came without its license; expected a file LICENSE in it`)
}

/**
 * Replaces Vite's lists in a built folder by licenses/packages.txt, with the license of every
 * package whose code visitors receive. Throws if one is missing or not permissive.
 */
export function writeLicenses(folder: string): void {
  const lists = Object.values(licenseList).map(({ fileName }) => join(folder, fileName))
  const listed = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Bundled[])
  const packages = [
    ...new Map(listed.map((each) => [`${each.name}@${each.version}`, each])).values(),
  ]
  const strict = packages.filter(({ identifier = '' }) => !isPermissive(identifier))
  if (strict.length > 0) {
    const names = strict.map(({ name, identifier = 'no license' }) => `${name} (${identifier})`)
    throw new Error(`${names.join(', ')}: expected one of the licenses ${permissive.join(', ')}`)
  }
  const texts = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((each) => `${each.name} ${each.version} (${each.identifier})\n\n${fullText(each)}`)
  writeFileSync(
    join(folder, 'licenses/packages.txt'),
    `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
  )
  for (const file of lists) rmSync(file)
}
