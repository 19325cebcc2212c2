import { expect, test } from 'vitest'
import { priceText } from '../../demos/price.ts'

test.each([
  [undefined, 'written quote'],
  [{ amount: 95 }, '$95'],
  [{ amount: 1280, from: true }, 'from $1,280'],
  [{ amount: 11, from: true, per: 'foot' }, 'from $11 a foot'],
] as const)('the price %o reads "%s"', (price, text) => {
  expect(priceText({ name: 'Gutters', ...(price && { price }) })).toBe(text)
})
