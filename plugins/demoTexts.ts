import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Text } from './letters.ts'

/** Every text in a syntax tree, between tags and in quotation marks, and where it begins. */
function literals(node: unknown): { text: string; start: number }[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value, start } = node as { type?: string; value?: unknown; start: number }
  if (type === 'JSXText' || type === 'Literal')
    return typeof value === 'string' ? [{ text: value, start }] : []
  if (type === 'TemplateElement')
    return [{ text: String((value as { cooked: unknown }).cooked), start }]
  return Object.values(node).flatMap(literals)
}

/** The texts in the components of a demo, each with its file and line; none of a file that is no TSX. */
export function demoTexts(folder: string): Text[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const file = join(folder, name).replaceAll('\\', '/')
      const source = readFileSync(file, 'utf8')
      const { program, errors } = parseSync(file, source)
      if (errors.length > 0) return []
      return literals(program).map(({ text, start }) => {
        // Text between tags begins with the line break before it.
        const before = source.slice(0, start + text.length - text.trimStart().length)
        return {
          file: `${file}:${before.split('\n').length}`,
          text: text.replaceAll(/\s+/g, ' ').trim(),
        }
      })
    })
}
