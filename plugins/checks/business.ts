import type { DemoService, Facts } from '../../src/reader/demoSchema.ts'
import { valueText, type Finding } from '../../src/reader/errors.ts'

interface Business {
  name: string
  short?: string
  services?: readonly Partial<DemoService>[]
}

/** Finds two errors in a business: a short name that is not the beginning of the full name, and a price with decimals in a currency without decimals, such as the yen. */
export function businessFindings(
  { name, short = '', services = [] }: Business,
  { words }: Facts,
): Finding[] {
  const { currency } = words.price
  const format = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const whole = `a whole number, because ${currency} has no decimals`
  const prices = services.flatMap(({ price: { amount } = { amount: 0 } }, index) => {
    const field = `services.${index}.price.amount`
    return format.maximumFractionDigits || Number.isInteger(amount)
      ? []
      : [{ field, found: valueText(amount), expected: whole }]
  })
  const expected = `the beginning of the name ${JSON.stringify(name)}, or no such field`
  return name.startsWith(short)
    ? prices
    : [{ field: 'short', found: valueText(short), expected }, ...prices]
}

/** Finds the words of a demo in another language. An owner who copies a demo's folder may change `language`, and forget `words`. */
export function copiedWords({ language, words }: Facts, others: readonly Facts[]): Finding[] {
  const languageOf = (tag: string) => new Intl.Locale(tag).language
  const copied = others.find(
    (other) =>
      languageOf(other.language) !== languageOf(language) &&
      other.words.notFound === words.notFound,
  )
  if (!copied) return []
  const found = `is the text of a demo whose language is ${copied.language}`
  return [{ field: 'words.notFound', found, expected: `texts in the language ${language}` }]
}
