import { expect, test } from 'vitest'
import { priceText } from '../../../demos/price.ts'

const words = {
  notFound: '',
  home: '',
  around: '',
  price: { currency: 'EUR', from: 'à partir de {price}', per: '{price} le {unit}', open: 'devis' },
}

test.each([
  [undefined, /^devis$/],
  [{ amount: 1280 }, /^1\s280\s€$/],
  [{ amount: 1280, per: 'mètre' }, /^1\s280\s€ le mètre$/],
  [{ amount: 95, from: true, per: 'mètre' }, /^à partir de 95\s€ le mètre$/],
] as const)('the price %o of a demo has the words of its language', (price, text) => {
  const service = { name: 'Toit', ...(price && { price }) }
  expect(priceText(service, { language: 'fr-FR', words })).toMatch(text)
})
