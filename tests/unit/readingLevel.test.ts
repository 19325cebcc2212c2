// @vitest-environment node
import { expect, test } from 'vitest'
import { siteTexts } from '../../tools/confirm/texts.ts'
import { grade, wordsOf } from './readability.ts'

/** A fifth grader, aged ten or eleven, reads the site as a whole; so does a person in a hurry, or in a second language. */
const gradeOfAll = 5

/** The formula counts length: one long sentence that only lists things seems harder than it is. */
const gradeOfOne = 9

const texts = siteTexts.map(({ text }) => text)
const paragraphs = texts.filter((text) => wordsOf(text).length >= 12)

test('the measure knows the easy from the hard', () => {
  expect(grade(['The cat sat on the mat.'])).toBeLessThan(0)
  const hard =
    'Organizational positioning methodologies necessitate interdisciplinary collaboration.'
  expect(grade([hard])).toBeGreaterThan(20)
})

test('a fifth grader can read the site: labels and titles apart, every sentence together', () => {
  const sentences = texts.filter((text) => /[.?!]$/.test(text))
  expect(sentences.length).toBeGreaterThan(40)
  expect(grade(sentences)).toBeLessThanOrEqual(gradeOfAll)
})

test('a ninth grader can read the hardest paragraph', () => {
  const hard = paragraphs.filter((text) => grade([text]) > gradeOfOne)
  expect(paragraphs.length).toBeGreaterThan(35)
  expect(hard).toEqual([])
})
