import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Text } from '../content/texts.ts'
import { remembered } from '../remembered.ts'

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

const textsOf = remembered(textsIn)

/** The texts in the components of a demo. */
export const demoTexts = (folder: string): Text[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
