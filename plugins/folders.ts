import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders that a build makes. */
const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const
type Output = (typeof outputs)[number]

/** The staging folder. A build writes all outputs here first, and publish() then moves them to their final folders. */
const staging = 'dist-next'

/** Returns the temporary folder into which a build writes an output, such as `dist`. Then publish() replaces the previous output. */
export const stagingFolder = (output: Output) => join(staging, output)

/** Empties the staging folder of an output and returns its path. */
export function emptyStagingFolder(output: Output): string {
  const folder = stagingFolder(output)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The folder of the server bundle, which renders the pages during a build. */
export const serverBundle = 'node_modules/.cache/site/server'

/** Writes files into a folder. Each key is the path of a file in that folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** Lists the paths of all files in a folder and its subfolders. Skips symbolic links to missing files. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile(),
  )

/** Copies a built folder without its compressed files, and changes the HTML of each page. */
export function copyPages(source: string, target: string, change: (html: string) => string): void {
  cpSync(source, target, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const file of filesIn(target).filter((name) => name.endsWith('.html'))) {
    const path = join(target, file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
}

/** Matches the files that macOS and Windows add to folders. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|\._[^/\\]*|Thumbs\.db|desktop\.ini)$/i

/**
 * Maps each file's name in dist/ to the file's path in public/. Names are in Unicode's composed form
 * (NFC), because macOS may store "é" as "e" and an accent, and a link in the content contains "é".
 */
export const publicFiles = (root = 'public') =>
  new Map(
    (existsSync(root) ? filesIn(root) : [])
      .filter((file) => !systemFile.test(file))
      .map((file) => [file.replaceAll('\\', '/').normalize('NFC'), join(root, file)]),
  )

/**
 * Lets every user of the computer read a folder, because a web server may run as another user. Skips
 * symbolic links, and files that belong to other users, such as a mounted volume.
 */
export function makeReadable(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const file = lstatSync(path)
    // Changes nothing on Windows, where `process.getuid` is undefined and files have no Unix permissions.
    if (file.uid !== process.getuid?.() || file.isSymbolicLink()) continue
    chmodSync(path, file.isDirectory() ? 0o755 : 0o644)
  }
}

/**
 * The order in which publish() replaces files. The order matters, because visitors may load the site
 * at the same time. Assets come before the pages that load them. The files that set the security policy
 * come with the pages, because the policy contains hashes of the pages' styles. The service worker
 * comes last, because it lists all other files.
 */
const publishOrder = [/^assets\b/, /^(?!sw\.js|.*(_headers|\.htaccess|\.html))/, /^(?!sw\.js)/, /^/]

/**
 * Replaces the outputs of the last build with the files in the staging folder. Keeps the output folders
 * themselves, because an output folder may be a mounted volume. Renames each new file to its final name, so
 * that a web server never reads half a file. Deletes old files at the end, so that a killed build
 * leaves no page without its assets.
 */
export function publish(names: readonly Output[] = outputs, root = '.'): void {
  for (const name of names) {
    const source = join(root, stagingFolder(name))
    const target = join(root, name)
    mkdirSync(target, { recursive: true })
    const files = filesIn(source)
    const temporary = (file: string) => join(target, `${file}.next`)
    for (const file of files) cpSync(join(source, file), temporary(file))
    makeReadable(target)
    const ordered = publishOrder.flatMap((pattern) => files.filter((file) => pattern.test(file)))
    for (const file of new Set(ordered)) renameSync(temporary(file), join(target, file))
    for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(join(source, file)))
        rmSync(join(target, file), { recursive: true, force: true })
  }
  rmSync(join(root, staging), { recursive: true })
}
