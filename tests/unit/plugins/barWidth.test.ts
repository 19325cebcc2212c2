import { expect, test } from 'vitest'
import { sizes, spaces } from '../../support/content.ts'
import { barWidths } from '../../../plugins/fonts/barWidth.ts'

/** Letters of half an em. */
const half = (text: string) => text.length / 2

const words = { brand: 'Summit', links: ['Work', 'About'], button: 'Start', back: 'Back' }

test('few words keep the bars of the smallest windows', () => {
  expect(barWidths(words, { sizes, spaces }, half)).toEqual({ links: 40.5, brand: 20.5, word: 2.9 })
})

test.each([
  [
    'more links',
    { links: ['Services', 'References', 'Our method', 'Journal', 'About', 'Contact'] },
  ],
  ['longer links', { links: ['Dienstleistungen', 'Unternehmensgeschichte', 'Kontaktaufnahme'] }],
  ['a longer button', { button: 'Unverbindliches Beratungsgespräch vereinbaren' }],
  ['a longer brand', { brand: 'Northwestern Brandbuilding & Partners Co' }],
])('%s need a wider bar for the links', (_, more) => {
  expect(barWidths({ ...words, ...more }, { sizes, spaces }, half).links).toBeGreaterThan(40.5)
})

test('the brand of inner pages makes room for a longer way back', () => {
  expect(
    barWidths({ ...words, back: 'Zurück zur Startseite der Agentur' }, { sizes, spaces }, half)
      .brand,
  ).toBeGreaterThan(20.5)
})

test('the longest word of a brand counts, not its first', () => {
  expect(barWidths({ ...words, brand: 'A Werbegemeinschaft' }, { sizes, spaces }, half).word).toBe(
    8.2,
  )
})
