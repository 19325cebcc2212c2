import type { DemoService } from './types.ts'

/** A service's price in words: "$95", "from $11 a foot", "written quote". */
export function priceText({ price }: DemoService): string {
  if (!price) return 'written quote'
  const amount = `$${price.usd.toLocaleString('en-US')}`
  return `${price.from ? 'from ' : ''}${amount}${price.per ? ` a ${price.per}` : ''}`
}
