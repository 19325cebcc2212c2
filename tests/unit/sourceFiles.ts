import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folders = [
  '.github',
  'docs',
  'src',
  'plugins',
  'manifest',
  'demos',
  'samples',
  'scripts',
  'tests',
]

/** The project's own files whose path matches, with their text. */
export function sourceFiles(matching: RegExp) {
  // The samples may all be gone.
  const inFolders = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
  return (
    [...readdirSync('.'), ...inFolders]
      .map((path) => path.replaceAll('\\', '/'))
      // Laid over a copy of the project, where its imports lead.
      .filter((path) => matching.test(path) && !path.startsWith('tests/rebrand/agency/'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  )
}
