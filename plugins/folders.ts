import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Everything that a build makes. */
const outputs = ['dist', 'dist-demos', 'dist-hosts'] as const
type Output = (typeof outputs)[number]

/** Where a build writes. */
const work = 'dist-next'

/** Where the next build of an output is written, until publish() moves it. */
export const stagingFolder = (output: Output) => join(work, output)

/** The next folder of an output, empty. */
export function emptyStagingFolder(output: Output): string {
  const folder = stagingFolder(output)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The server's bundle, which makes the pages. */
export const serverBundle = 'node_modules/.cache/site/server'

/** Writes files into a folder, by their paths in it. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

/** What macOS and Windows add to a folder. */
const companion = /(?:^|[/\\])(?:\.DS_Store|\._[^/\\]*|Thumbs\.db|desktop\.ini)$/i

/** Whether a path leads to a file; a link may lead nowhere. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The files of public/ by their names in dist/: with accents in their letters, as in links, and not beside them, as macOS may write. */
export const publicFiles = (root = 'public') =>
  new Map(
    (existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [])
      .filter((file) => !companion.test(file) && isFile(join(root, file)))
      .map((file) => [file.replaceAll('\\', '/').normalize('NFC'), join(root, file)]),
  )

/**
 * Lets a web server, which is another user of its computer, read a folder, whatever the umask and
 * the files in public/ allow. Leaves links, and what belongs to another user, such as a volume.
 */
export function makeReadable(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const found = lstatSync(path)
    // Windows has no numbers of users, and no such permissions.
    if (found.uid !== process.getuid?.() || found.isSymbolicLink()) continue
    chmodSync(path, found.isDirectory() ? 0o755 : 0o644)
  }
}

/** What comes first, next and last, so that each page finds what it loads, with its own policy, and the worker what it lists. */
const order = [
  /^assets\b/,
  /^(?!assets\b|sw\.js|.*(_headers|\.html))/,
  /_headers|\.html/,
  /^sw\.js/,
]

/**
 * Replaces the outputs of the last build by the next ones. Their folders stay, because one may be a
 * volume or in use; the old files stay until the new ones are there, because this may be stopped.
 * Each file is replaced as a whole, because a server may read it.
 */
export function publish(names: readonly Output[] = outputs, root = '.'): void {
  for (const name of names) {
    const made = join(root, stagingFolder(name))
    const last = join(root, name)
    mkdirSync(last, { recursive: true })
    const files = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((file) =>
      statSync(join(made, file)).isFile(),
    )
    const beside = (file: string) => join(last, `${file}.next`)
    for (const file of files) cpSync(join(made, file), beside(file))
    makeReadable(last)
    for (const file of new Set(order.flatMap((part) => files.filter((each) => part.test(each)))))
      renameSync(beside(file), join(last, file))
    for (const file of readdirSync(last, { recursive: true, encoding: 'utf8' }))
      if (!existsSync(join(made, file))) rmSync(join(last, file), { recursive: true, force: true })
  }
  rmSync(join(root, work), { recursive: true })
}
