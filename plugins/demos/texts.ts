import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Text } from '../content/texts.ts'

/** The text nodes and string literals of a syntax tree, each with its offset. */
function literals(node: unknown): { text: string; start: number }[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value, start } = node as { type?: string; value?: unknown; start: number }
  if (type === 'JSXText' || type === 'Literal')
    return typeof value === 'string' ? [{ text: value, start }] : []
  if (type === 'TemplateElement')
    return [{ text: String((value as { cooked: unknown }).cooked), start }]
  return Object.values(node).flatMap(literals)
}

/** The texts of a component, each with its file and line; none if it has syntax errors. */
function textsIn(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return []
  return literals(program).map(({ text, start }) => {
    // A text node begins with the line break before its first word.
    const before = source.slice(0, start + text.length - text.trimStart().length)
    return {
      file: `${file}:${before.split('\n').length}`,
      text: text.replaceAll(/\s+/g, ' ').trim(),
    }
  })
}

/** The texts of files as they were last read, because most stay the same between two checks. */
const known = new Map<string, { source: string; texts: Text[] }>()

/** The texts in the components of a demo. */
export function demoTexts(folder: string): Text[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const file = join(folder, name).replaceAll('\\', '/')
      const source = readFileSync(file, 'utf8')
      let last = known.get(file)
      if (last?.source !== source) {
        last = { source, texts: textsIn(file, source) }
        known.set(file, last)
      }
      return last.texts
    })
}
