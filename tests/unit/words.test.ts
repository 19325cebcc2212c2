// @vitest-environment node
import { expect, test } from 'vitest'
import { listed } from '../../src/listed.ts'
import { manifest } from '../../manifest/index.ts'
import { home } from '../../src/content/home.ts'
import { clients, portfolio } from '../../src/content/portfolio.ts'
import { services } from '../../src/content/services.ts'
import { contentTexts, siteTexts, textsOf } from '../../tools/confirm/texts.ts'

const texts = [...contentTexts.map(({ text }) => text), ...textsOf(manifest), ...textsOf(listed)]

const saysNothing =
  /\b(elevat(e|es|ed|ing)|unlock\w*|seamless\w*|supercharge\w*|journey\w*|solutions?|leverag\w*|cutting-edge|bespoke)\b/i

/** The words of a guarantee, a rank, a speed of answer, an amount: nothing that anybody confirmed. */
const promises =
  /\b(guarant\w+|awards?|award-winning|trusted|top-rated|best|leading|world-class|number one|experts?|instantly|within \d+ (minutes|hours|days)|same day|24\/7)\b|[$%]|#1\b/i

test('no text uses a word that says nothing', () => {
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => saysNothing.test(text))).toEqual([])
})

test('no text has the words of a guarantee, a rank, a speed of answer or an amount', () => {
  // An address may hold any sign; an invented business may promise what it likes.
  const own = siteTexts.map(({ text }) => text).filter((text) => !text.startsWith('https:'))
  expect(own.length).toBeGreaterThan(150)
  expect(own.filter((text) => promises.test(text))).toEqual([])
})

test("the only contractions are the specification's own", () => {
  const contraction = /n't\b|\w'(re|ve|ll|d|m)\b|\b(let|it|that|what|here|there)'s\b/i
  expect(texts.filter((text) => contraction.test(text))).toEqual([
    "Let's Connect",
    "We Don't Just Scale Brands, We Create Legends",
  ])
})

test('no text uses an em dash, a curly quotation mark, an emoji or two spaces', () => {
  const unwanted = /[\u2014\u2018\u2019\u201c\u201d]|\p{Extended_Pictographic}|\s\s/u
  expect(texts.filter((text) => unwanted.test(text))).toEqual([])
})

test("the only exclamation mark is that of 'Oops! Page not found'", () => {
  expect(texts.filter((text) => text.includes('!'))).toEqual(['Oops! Page not found'])
})

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

test('the line about samples counts the samples', () => {
  const samples = clients.filter(({ sample }) => sample)
  expect(portfolio.work.samples.toLowerCase()).toMatch(
    new RegExp(`^${counts[samples.length]} sample project`),
  )
})

test('the note about services counts the services', () => {
  expect(home.services.note.toLowerCase()).toMatch(
    new RegExp(`^${counts[services.length]} services`),
  )
})
