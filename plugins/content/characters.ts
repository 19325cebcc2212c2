import { textsIn } from './letters.ts'
import { parts, readContent } from './read.ts'

/** Every character of the site's words and every digit, each once and sorted. */
export function characters(): string {
  const content: Readonly<Record<string, unknown>> = readContent()
  const words = parts
    .filter(({ file }) => file.startsWith('src/content/'))
    .flatMap(({ name }) => textsIn(content[name]).map(([, text]) => text))
  return [...new Set(`0123456789 ${words.join('')}`)].sort().join('')
}
