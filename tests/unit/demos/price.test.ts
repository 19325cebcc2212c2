import { expect, test } from 'vitest'
import { money, priceText } from '../../../demos/price.ts'

const words = {
  notFound: '',
  home: '',
  around: '',
  price: { currency: 'EUR', from: 'à partir de {price}', per: '{price} le {unit}', open: 'devis' },
}

test.each([
  [undefined, /^devis$/],
  [{ amount: 1280 }, /^1\u00a0280\u00a0€$/],
  [{ amount: 1280, per: 'mètre' }, /^1\u00a0280\u00a0€ le mètre$/],
  [{ amount: 95, from: true, per: 'mètre' }, /^à partir de 95\u00a0€ le mètre$/],
] as const)('a price %o is written in the language of its demo', (price, text) => {
  const service = { name: 'Toit', ...(price && { price }) }
  expect(priceText(service, { language: 'fr-FR', words })).toMatch(text)
})

test.each([
  [420.5, 'en-US', 'USD', '$420.50'],
  [0.45, 'el', 'EUR', '0,45\u00a0€'],
  [12_800, 'pl', 'PLN', '12\u00a0800\u00a0zł'],
  [1280, 'fr-CH', 'CHF', '1’280\u00a0CHF'],
  [1280, 'de-CH', 'CHF', 'CHF\u00a01’280'],
  [1280, 'ja', 'JPY', '￥1,280'],
] as const)('the amount %d is written as in %s', (amount, language, currency, text) => {
  const price = { ...words.price, currency }
  expect(money(amount, { language, words: { ...words, price } })).toBe(text)
})
