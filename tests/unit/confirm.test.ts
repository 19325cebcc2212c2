// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRequired, leftOf, stands } from '../../tools/confirm/left.ts'
import { entriesOf, listFile } from '../../tools/confirm/list.ts'
import { contentTexts } from '../../tools/confirm/texts.ts'

const entries = entriesOf(readFileSync(listFile, 'utf8'))
const remedy = `"npm run confirm" brings ${listFile} up to date`

test('every statement of the list stands in the file and the field that it names', () => {
  const stale = entries.flatMap((entry) =>
    entry.quotes
      .filter((quote) => !stands(entry, quote, contentTexts))
      .map((quote) => `${entry.file}, ${entry.field}: ${quote}`),
  )
  expect(entries.length).toBeGreaterThan(50)
  expect(stale, remedy).toEqual([])
})

test('every fact and every promise of the content is on the list, to its last word', () => {
  const texts = contentTexts.filter(isRequired)
  const missing = texts
    .map((text) => ({ ...text, left: leftOf(text, entries) }))
    .filter(({ left }) => left !== '')
  expect(texts.length).toBeGreaterThan(80)
  expect(
    missing.map(({ file, field, left }) => `${file}, ${field}: ${left}`),
    remedy,
  ).toEqual([])
})

test('every entry says what must be true and what to do if it is not', () => {
  const incomplete = entries.filter(
    ({ notes: [truth = '', otherwise = '', ...others] }) =>
      !truth.startsWith('Must be true: ') || !otherwise.startsWith('If not: ') || others.length > 0,
  )
  expect(incomplete).toEqual([])
})
