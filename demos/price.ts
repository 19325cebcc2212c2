import type { DemoService, Facts } from '../src/reader/demoSchema.ts'

/** The language of a demo, and the demo's texts about prices. */
type Speech = Pick<Facts, 'language' | 'words'>

/**
 * Writes an amount with two decimals or none, such as "$1,280" and "$420.50". Replaces any space by
 * a no-break space, and in Switzerland the separator of thousands by an apostrophe, because versions
 * of Node write different separators.
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
