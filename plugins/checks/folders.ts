import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileOf } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'
import type { FileError } from '../../src/reader/errors.ts'

const demoFiles = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Finds a demo's icon or picture for shared links that equals another demo's. Of equal files, reports all but the first. */
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

/** Finds missing folders and files of demos, files copied from another demo, and folders that belong to no demo. */
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
    ...folders
      .filter((folder) => !slugs.includes(folder))
      .map((folder) => ({
        file: `${root}/${folder}/`,
        found: 'has no entry',
        expected: `an entry in ${fileOf('portfolio')}`,
      })),
  ]
}
