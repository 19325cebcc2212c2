import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileOf } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'
import type { FileError } from '../../src/reader/errors.ts'

const demoFiles = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Finds icons, and pictures for shared links, with the same bytes in several demos. Reports all of these files except the first. */
function copyErrors(files: readonly string[]): FileError[] {
  const own = files.filter((file) => /icon\.svg|social\.png/.test(file) && isThere(file))
  return own.flatMap((file) => {
    const isSame = (other: string) =>
      extname(other) === extname(file) && readFileSync(other).equals(readFileSync(file))
    const first = own.find(isSame)
    const found = `has the bytes of ${first}`
    return first === file ? [] : [{ file, found, expected: 'a file of its own' }]
  })
}

/** Finds custom properties, such as --gutter, that the styles and components of a demo use but never set. */
function propertyErrors(slug: string, root: string): FileError[] {
  const folder = `${root}/${slug}`
  const own = readdirSync(folder).filter((name) => /\.(?:css|tsx)$/.test(name))
  const text = [`${root}/base.css`, ...own.map((name) => `${folder}/${name}`)]
    .filter(isThere)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // Leaves out @media rules, because they set a property only for print or for some window widths.
    .replaceAll(/^@media[^]*?^\}/gm, '')
  // Leaves out `var()` with a second argument, which is the value if no rule sets the property.
  const used = new Set(text.match(/(?<=var\(\s*)--[\w-]+(?=\s*\))/g))
  const set = new Set<string>(text.match(/--[\w-]+(?=['"]?\s*:)/g))
  return [...used]
    .filter((name) => !set.has(name))
    .map((name) => ({
      file: `${folder}/style.css`,
      found: `sets no ${name}`,
      expected: `a value in :root, because a rule uses var(${name})`,
    }))
}

/** Finds missing folders and files of demos, files copied from another demo, custom properties without a value, and folders that belong to no demo. */
export function folderErrors(demos: readonly { slug: string }[], root = 'demos'): FileError[] {
  const slugs = demos.map(({ slug }) => slug)
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const files = slugs.flatMap((slug) =>
    (folders.includes(slug) ? demoFiles : ['']).map((name) => `${root}/${slug}/${name}`),
  )
  return [
    ...files
      .filter((file) => !isThere(file))
      .map((file) => ({
        file,
        found: 'is missing',
        expected:
          'a file like those of the other demos; "npm run capture -- --only <slug>" takes social.png',
      })),
    ...copyErrors(files),
    ...folders.filter((name) => slugs.includes(name)).flatMap((slug) => propertyErrors(slug, root)),
    ...folders
      .filter((folder) => !slugs.includes(folder))
      .map((folder) => ({
        file: `${root}/${folder}/`,
        found: 'has no entry',
        expected: `an entry in ${fileOf('portfolio')}`,
      })),
  ]
}
