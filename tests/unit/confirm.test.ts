// @vitest-environment node
import { expect, test } from 'vitest'
import { confirmList, within, type Entry } from './confirmList.ts'
import { contentTexts, type ContentText } from './contentTexts.ts'

const entries = confirmList()

/** Fields whose every word the agency must confirm. */
const required = [
  /^site\./,
  /^home\.(title|profile\..+|about\.blurb\.\d+|contact\.(lead|note))$/,
  /^services\..+\.description$/,
  /^portfolio\.(title|description|lead|work\.samples|demos\.note)$/,
  /^clients\.[^.]+\.(name|url|description|tags\.\d+)$/,
  /^demos\..+\.description$/,
  /^footer\.(columns\..+|note)$/,
  /^dialog\.note$/,
  /^facts\.business\.(name|phone\.\w+)$/,
]

const isAbout = ({ file, field }: Entry, text: ContentText) =>
  file === text.file && within(text.field, field)

/** What is left of a text without the statements that the list quotes of it. */
const unlisted = (text: ContentText) =>
  entries
    .filter((entry) => isAbout(entry, text))
    .flatMap(({ quotes }) => quotes)
    .reduce((rest, quote) => rest.replace(quote, ''), text.text)
    .trim()

test('every statement of the list stands in the file and the field that it names', () => {
  const stale = entries.flatMap((entry) =>
    entry.quotes
      .filter((quote) => !contentTexts.some((t) => isAbout(entry, t) && t.text.includes(quote)))
      .map((quote) => `${entry.file}, ${entry.field}: ${quote}`),
  )
  expect(entries.length).toBeGreaterThan(50)
  expect(stale).toEqual([])
})

test('every fact and every promise of the content is on the list, to its last word', () => {
  const texts = contentTexts.filter(({ field }) => required.some((fields) => fields.test(field)))
  const missing = texts.filter((text) => unlisted(text) !== '')
  expect(texts.length).toBeGreaterThan(80)
  expect(missing.map((text) => `${text.file}, ${text.field}: ${unlisted(text)}`)).toEqual([])
})

test('every entry says what must be true and what to do if it is not', () => {
  const incomplete = entries.filter(
    ({ notes: [truth = '', remedy = '', ...others] }) =>
      !truth.startsWith('Must be true: ') || !remedy.startsWith('If not: ') || others.length > 0,
  )
  expect(incomplete).toEqual([])
})
