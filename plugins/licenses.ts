import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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

/** Folders of the packages whose code is in the bundles, below node_modules/. */
const bundled = new Set<string>()

/** The folder of the package that a module is of: ".../node_modules/@scope/name"; undefined for our own. */
function packageFolder(module: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1]
}

/** Vite plugin: notes whose code a bundle holds. The site's build and the worker's each have one. */
export function noteLicenses(): Plugin {
  return {
    name: 'site:licenses',
    generateBundle(_options, bundle) {
      if (this.environment?.name === 'ssr') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const folder = packageFolder(id)
          if (folder && renderedLength > 0) bundled.add(folder)
        }
      }
    },
  }
}

interface Shipped {
  name: string
  version: string
  license: string
  author: string
  /** Its license in full; empty where the package came without. */
  text: string
}

function shipped(folder: string): Shipped {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<'name' | 'version' | 'license', string> & { author?: string | { name: string } }
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  const by = typeof author === 'object' ? author.name : (author ?? '')
  return { name, version, license, author: by.replace(/ <.*/, ''), text }
}

/** A package's license in full, where it has none that of another package by the same author. Throws where there is none either. */
function fullText(own: Shipped, all: readonly Shipped[]): string {
  if (own.text) return own.text
  if (own.license === 'Unlicense') return 'In the public domain: https://unlicense.org'
  const other = all.find(
    ({ author, license, text }) => text && author === own.author && license === own.license,
  )
  if (!other) throw new Error(`${own.name} came without its license; expected a file LICENSE in it`)
  return other.text
}

/**
 * The licenses of all packages whose code visitors receive, as one text.
 * Throws where one is not permissive, or missing.
 */
export function licensesText(): string {
  const packages = [...bundled].map(shipped).sort((a, b) => (a.name < b.name ? -1 : 1))
  const strict = packages.filter(({ license }) => !permissive.includes(license))
  if (strict.length > 0) {
    const names = strict.map(({ name, license }) => `${name} (${license})`).join(', ')
    throw new Error(`${names}: expected one of the licenses ${permissive.join(', ')}`)
  }
  return packages
    .map((each) => `${each.name} ${each.version} (${each.license})\n\n${fullText(each, packages)}`)
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n')
}
