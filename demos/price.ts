import type { DemoService, Facts } from '../plugins/content/demoSchema.ts'

/** A demo's language, and its words about prices. */
type Speech = Pick<Facts, 'language' | 'words'>

/** An amount without decimals: "$1,280". */
export const money = (amount: number, { language, words }: Speech) =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency: words.price.currency,
    maximumFractionDigits: 0,
  })

/** A service's price in words: "$95", "from $11 a foot", "written quote". */
export function priceText({ price }: DemoService, speech: Speech): string {
  const words = speech.words.price
  if (!price) return words.open
  const amount = money(price.amount, speech)
  const least = price.from ? words.from.replace('{price}', amount) : amount
  return price.per ? words.per.replace('{price}', least).replace('{unit}', price.per) : least
}
