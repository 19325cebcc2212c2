import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { servedFiles } from '../server/servedFiles.ts'
import { previewFinding } from '../verify/placeholders.ts'
import { newest } from './newest.ts'
import { good, look, type Judgment } from './finding.js'

/** A built site: its folder, its files as paths in it, and the file that answers each address. */
export interface Built {
  folder: string
  files: readonly string[]
  names: ReadonlyMap<string, string>
  /** The headers of an answer, names in lower case. */
  headers: (address: string) => Record<string, string>
  text: (file: string) => string
}

/** What is in a built folder; undefined where nothing is. */
export function builtIn(folder: string): Built | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const { files, names, headers } = servedFiles(folder)
  return {
    folder,
    files: [...files].map((name) => name.slice(1)),
    names: new Map([...names].map(([address, name]) => [address, name.slice(1)])),
    headers,
    text: (file) => readFileSync(join(folder, file), 'utf8'),
  }
}

/** What a build is made of. */
const sources = ['src', 'demos', 'plugins', 'manifest', 'public', 'index.html']

interface BuildFacts {
  isThere: boolean
  /** A file that was changed after the build. */
  newer?: string | undefined
  /** Whether its links lead to this computer. */
  isPreview: boolean
}

export function buildFacts(built: Built | undefined): BuildFacts {
  if (!built) return { isThere: false, isPreview: false }
  const time = statSync(join(built.folder, 'index.html')).mtimeMs / 1000
  return {
    isThere: true,
    newer: sources.map((source) => newest(source)).find((source) => source.time > time)?.file,
    isPreview: !previewFinding(built.folder).isRight,
  }
}

const command = 'Run npm run build.'

export function build({ isThere, newer, isPreview }: BuildFacts): Judgment[] {
  if (!isThere) {
    return [
      look(
        'There is no build yet, so weight, headers, installing and links were not looked at.',
        `${command.slice(0, -1)}, then this again.`,
      ),
    ]
  }
  if (newer !== undefined) {
    return [look(`${newer} was changed after the last build, which is judged below.`, command)]
  }
  return isPreview
    ? [look('The last build was for this computer: its links lead here.', command)]
    : [good('The last build has everything that was changed since.')]
}
