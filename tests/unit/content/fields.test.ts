import { expect, test } from 'vitest'
import * as content from '../../../src/content.js'
import { sourceFiles } from '../../support/unit/sourceFiles.ts'

/** Facts are by demo. */
const { facts, ...others } = content
const values = { ...others, facts: Object.values(facts) }

/** The names of all fields in a value, nested ones too. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).flatMap(([name, part]) => [name, ...fieldsOf(part)])
  return Array.isArray(value) ? value.flatMap(fieldsOf) : parts
}

/** `value.name`, `value['name']`, or a destructured name: `{ name, other: alias }`. */
const reading = (name: string) =>
  new RegExp(`\\.${name}\\b|'${name}'|[{,]\\s*${name}(: \\w+)?\\s*[,}=]`)

/** Compares only names, so an unused field passes if another field has the same name. */
test('the code reads every field of the content', () => {
  const names = new Set(fieldsOf(values))
  const files = sourceFiles(/^(src|manifest|plugins|demos)\/.*\.tsx?$/)
  const isRead = (name: string) => files.some(({ text }) => reading(name).test(text))
  expect([...names].filter((name) => !isRead(name))).toEqual([])
})
