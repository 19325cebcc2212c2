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
