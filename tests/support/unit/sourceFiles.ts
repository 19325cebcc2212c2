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

/** The files of the project whose path matches, with their text. */
export function sourceFiles(matching: RegExp) {
  // The owner may have deleted all samples.
  const inFolders = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
  return (
    [...readdirSync('.'), ...inFolders]
      .map((path) => path.replaceAll('\\', '/'))
      // The imports of the other agency only resolve in a copy of the project.
      .filter(
        (path) => matching.test(path) && !/^tests.nightly.rebrand.agency|node_modules/.test(path),
      )
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  )
}
