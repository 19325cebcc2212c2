import type { DemoService, Facts } from '../src/reader/demoSchema.ts'

/** The fields of a demo's facts that decide how prices are written: the language, and words such as "from". */
type Speech = Pick<Facts, 'language' | 'words'>

/**
 * Writes an amount of money with two decimals or none, such as "$1,280" or "$420.50". All spaces become
 * no-break spaces. This function itself puts the apostrophe between the thousands of a Swiss amount,
 * because `Intl.NumberFormat` puts another character there in some versions of Node.
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

/** Writes the price of a service, such as "$95", "from $11 a foot" or "written quote". */
export function priceText({ price }: DemoService, speech: Speech): string {
  const words = speech.words.price
  if (!price) return words.open
  const amount = money(price.amount, speech)
  const least = price.from ? words.from.replace('{price}', amount) : amount
  return price.per ? words.per.replace('{price}', least).replace('{unit}', price.per) : least
}
