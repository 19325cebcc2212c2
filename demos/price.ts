import demoPages from '../src/content/demoPages.yaml'
import site from '../src/content/site.yaml'
import type { DemoService } from './types.ts'

const words = demoPages.price

/** An amount without decimals: "$1,280". */
export const money = (amount: number) =>
  amount.toLocaleString(site.language, {
    style: 'currency',
    currency: words.currency,
    maximumFractionDigits: 0,
  })

/** A service's price in words: "$95", "from $11 a foot", "written quote". */
export function priceText({ price }: DemoService): string {
  if (!price) return words.open
  const amount = money(price.amount)
  const least = price.from ? words.from.replace('{price}', amount) : amount
  return price.per ? words.per.replace('{price}', least).replace('{unit}', price.per) : least
}
