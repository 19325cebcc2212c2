import type { DemoService, Facts } from '../src/reader/demoSchema.ts'

/** A demo's language, and its words about prices. */
type Speech = Pick<Facts, 'language' | 'words'>

/**
 * Writes an amount with both decimals or none: "$1,280", "$420.50". The sign between thousands is ours
 * where versions of Node differ: a no-break space, and an apostrophe in Switzerland.
 */
export function money(amount: number, { language, words }: Speech): string {
  const isSwiss = new Intl.Locale(language).region === 'CH'
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: words.price.currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).formatToParts(amount)
  return parts
    .map(({ type, value }) => (type === 'group' && isSwiss ? '’' : value))
    .join('')
    .replaceAll(/\s/g, '\u00a0')
}

/** A service's price in words: "$95", "from $11 a foot", "written quote". */
export function priceText({ price }: DemoService, speech: Speech): string {
  const words = speech.words.price
  if (!price) return words.open
  const amount = money(price.amount, speech)
  const least = price.from ? words.from.replace('{price}', amount) : amount
  return price.per ? words.per.replace('{price}', least).replace('{unit}', price.per) : least
}
