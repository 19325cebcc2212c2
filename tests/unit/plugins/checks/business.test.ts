import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { businessFindings, copiedWords } from '../../../../plugins/checks/business.ts'
import { errorLine } from '../../../../src/reader/errors.ts'
import { readContent } from '../../../../src/reader/read.ts'
import { contentFiles } from '../../../support/unit/contentFiles.ts'
import { lineLike } from '../../../support/wrongEdits.ts'

const facts = `language: fr
words:
  notFound: Page introuvable.
  home: Retour à {name}
  around: '{town} et environs'
  price: { currency: EUR, from: 'dès {price}', per: '{price} le {unit}', open: sur devis }
title: '{name}: locks for old doors'
description: Locks for old doors.
themeColor: '#ffffff'
business:
  type: Locksmith
  name: Lock & Key
  phone: { dial: '+15035550142', text: (503) 555-0142 }
  areaServed: [Portland]
  services: [{ name: A new lock, price: { amount: 90 } }]
faces: []
`

test.each([
  [/  name: .*\n/, '', ':10:1 business.name is missing; expected the fields type, name, …'],
  ['Locksmith', 'Ślusarz', ':11:9 business.type is "Ślusarz"; expected a type below schema.org/…'],
  ['555-0142 }', '555-0100 }', ':13:10 business.phone is {…}; expected dial and text to be the …'],
  [': fr', ': english', ':1:11 language is "english"; expected a language tag …'],
  ...['ninety', '0', '-5', '1.280', "''", 'Infinity'].map((amount): [string, string, string] => [
    'amount: 90',
    `amount: ${amount}`,
    ':15:51 business.services #1.price.amount is …; expected a number such as 95, …',
  ]),
  ['EUR', 'EURO', ':6:22 words.price.currency is "EURO"; expected a currency of three letters …'],
  ['language: fr\n', '', ':1:1 language is missing; expected the fields language, words, …'],
  [/words:[^]*(?=title)/, '', ':1:1 words is missing; expected the fields language, words, …'],
  ['[Portland]', '[]', ':14:15 business.areaServed is []; expected at least one entry'],
  [
    '{name}: locks',
    '{brands}: locks',
    ':7:8 title has {brands}; expected one of {name}, {reach}, …',
  ],
])('wrong facts are an error of one line: %s', async (from, to, said) => {
  const { root, edit, lines } = contentFiles()
  mkdirSync(join(root, 'demos/locks'), { recursive: true })
  edit({ file: 'demos/locks/facts.yaml', to: facts.replace(from, to) })
  expect(await lines()).toEqual([expect.stringMatching(lineLike(`demos/locks/facts.yaml${said}`))])
})

const [own] = Object.values(readContent().facts)
const linesOf = (...given: Parameters<typeof businessFindings>) =>
  businessFindings(...given).map((finding) => errorLine({ file: 'facts', ...finding }))

test.each([
  ['JPY', 90, []],
  ['EUR', 90.5, []],
  ['JPY', 90.5, ['is 90.5; expected a whole number, because JPY has no decimals']],
])('in %s, a price of %d is valid or an error of one line', (currency, amount, said) => {
  const words = { ...own!.words, price: { ...own!.words.price, currency } }
  const business = { name: 'Malarnia Żółw', short: 'Malarnia', services: [{ price: { amount } }] }
  const lines = said.map((line) => `facts services #1.price.amount ${line}`)
  expect(linesOf(business, { ...own!, words })).toEqual(lines)
})

test('a short name that differs from the beginning of the name is an error of one line', () => {
  expect(linesOf({ name: 'Malarnia Żółw', short: 'Żółw' }, own!)).toEqual([
    'facts short is "Żółw"; expected the beginning of the name "Malarnia Żółw", or no such field',
  ])
})

test('a demo with the words of a demo in another language is an error of one line', () => {
  const copied = { ...own!, language: 'eo' }
  const elsewhere = `${new Intl.Locale(own!.language).language}-ZA`
  expect(copiedWords({ ...own!, language: elsewhere }, [own!])).toEqual([])
  expect(copiedWords(copied, [own!]).map((each) => errorLine({ file: 'facts', ...each }))).toEqual([
    `facts words.notFound is the text of a demo whose language is ${own!.language}; expected texts in the language eo`,
  ])
})
