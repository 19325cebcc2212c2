// @vitest-environment node
import { expect, test } from 'vitest'
import { dialog } from '../../src/content/dialog.ts'
import { footer } from '../../src/content/footer.ts'
import { home } from '../../src/content/home.ts'
import { messages } from '../../src/content/messages.ts'
import { clients, demos, portfolio } from '../../src/content/portfolio.ts'
import { services } from '../../src/content/services.ts'
import { site } from '../../src/content/site.ts'

/** Every text of a content file, however deep. */
const textsOf = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : Object.values(content ?? {}).flatMap(textsOf)

const content = { site, home, services, portfolio, clients, demos, dialog, footer, messages }
const texts = textsOf(content)

const unwanted =
  /\b(elevat(e|es|ed|ing)|unlock\w*|seamless\w*|supercharge\w*|journey\w*|solutions?|leverag\w*|cutting-edge|bespoke)\b/i

test('no text uses a word that says nothing', () => {
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter((text) => unwanted.test(text))).toEqual([])
})

test('no text uses an em dash, an emoji or two spaces', () => {
  expect(texts.filter((text) => /\u2014|\p{Extended_Pictographic}|\s\s/u.test(text))).toEqual([])
})

test("the only exclamation mark is that of 'Oops! Page not found'", () => {
  expect(texts.filter((text) => text.includes('!'))).toEqual(['Oops! Page not found'])
})

test('the line about samples counts the samples', () => {
  const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const samples = clients.filter(({ sample }) => sample)
  expect(portfolio.work.samples.toLowerCase()).toMatch(
    new RegExp(`^${counts[samples.length]} sample project`),
  )
})

test('the note about services counts the services', () => {
  expect(services).toHaveLength(6)
  expect(home.services.note).toMatch(/^Six services/)
})
