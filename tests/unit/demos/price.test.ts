import { expect, test } from 'vitest'
import { money, priceText } from '../../../demos/price.ts'
import { demoPages } from '../../support/content.ts'

const { from, per, open } = demoPages.price

test.each([
  [undefined, open],
  [{ amount: 95 }, money(95)],
  [{ amount: 1280, from: true }, from.replace('{price}', money(1280))],
  [
    { amount: 11, from: true, per: 'foot' },
    per.replace('{price}', from.replace('{price}', money(11))).replace('{unit}', 'foot'),
  ],
] as const)('the price %o reads "%s"', (price, text) => {
  expect(priceText({ name: 'Gutters', ...(price && { price }) })).toBe(text)
})

test('an amount has no decimals and is formatted for the language', () => {
  expect(money(1280)).toMatch(/1\D?280/)
  expect(money(1280)).not.toMatch(/[.,]00/)
})

test('a demo of another language has prices in its own', () => {
  const price = {
    currency: 'EUR',
    from: 'à partir de {price}',
    per: '{price} le {unit}',
    open: 'devis',
  }
  const french = { language: 'fr-FR', words: { notFound: '', home: '', around: '', price } }
  const service = { name: 'Toit', price: { amount: 1280, per: 'mètre' } }
  expect(priceText(service, french)).toMatch(/^1\s280\s€ le mètre$/)
  expect(priceText({ name: 'Toit' }, french)).toBe('devis')
})
