import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** Whether there is a Java to run the Nu checker; macOS has a stand-in that fails. */
export const isInstalled = spawnSync('java', ['-version']).status === 0

/** A fault in a document: which, what the checker says, and the source it points at. */
export interface Fault {
  document: string
  message: string
  extract: string
}

interface Message {
  url?: string
  message: string
  extract?: string
}

/** The Nu checker's errors and warnings for documents (name -> HTML), all in one run, because Java starts slowly. Throws where it gives no report. */
export function faults(documents: Readonly<Record<string, string>>): Fault[] {
  const names = Object.keys(documents)
  const folder = mkdtempSync(join(tmpdir(), 'html-'))
  const files = names.map((name, index) => {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, documents[name] ?? '')
    return file
  })
  const { stderr } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  rmSync(folder, { recursive: true })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages
    .filter(({ message }) => !isRemark.test(message))
    .map(({ url = '', message, extract = '' }) => {
      const document = names[files.findIndex((file) => url.endsWith(pathToFileURL(file).pathname))]
      if (document === undefined) throw new Error(`The checker failed: ${message}`)
      return { document, message, extract }
    })
}

/** The one thing that it says without calling it a fault; React writes void elements that way. */
const isRemark = /^Trailing slash on void elements has no effect/
