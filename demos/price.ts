import type { DemoService, Facts } from '../src/reader/demoSchema.ts'

/** The facts of a demo that decide how a price is written: the language, the currency, and words such as "from". */
type PriceFacts = Pick<Facts, 'language' | 'words'>

/**
 * Writes an amount of money, such as "$420.50". A whole amount has no decimals: "$1,280". All spaces become
 * no-break spaces. In a Swiss amount, this function itself writes the apostrophe ’ between the thousands,
 * because some versions of Node write another character there.
 */
export function money(amount: number, { language, words }: PriceFacts): string {
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

/** Writes the price of a service, such as "$95", "from $11 a foot" or "written quote". */
export function priceText({ price }: DemoService, facts: PriceFacts): string {
  const words = facts.words.price
  if (!price) return words.open
  const amount = money(price.amount, facts)
  const least = price.from ? words.from.replace('{price}', amount) : amount
  return price.per ? words.per.replace('{price}', least).replace('{unit}', price.per) : least
}
