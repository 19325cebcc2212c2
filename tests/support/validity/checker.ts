import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** Whether Java is installed, which the Nu checker needs. On macOS a placeholder exists that fails. */
export const isInstalled = spawnSync('java', ['-version']).status === 0

/** A fault: the document, the checker's message, and the source around it. */
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

/** The Nu checker's errors and warnings for documents (name -> HTML), in one run, because Java starts slowly. Throws if there is no report. */
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

/** Messages that are not faults: React writes void elements with a slash; the checker guesses the language of a text. */
const isRemark =
  /^Trailing slash on void elements has no effect|^This document appears to be written in /
