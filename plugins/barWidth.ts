import { spaces } from '../src/theme/tokens.ts'
import { type } from '../src/theme/type.ts'

/** Width of a text in a style, in em. */
export type Measure = (text: string, style: { fontStretch?: string; fontWeight: number }) => number

/** The words of the home page's bar. */
interface Words {
  brand: string
  links: readonly string[]
  button: string
}

/** A length of the theme in rem. */
const rem = (length: string) => parseFloat(length) / (length.endsWith('px') ? 16 : 1)

/** The largest font size of a fluid style, in rem. */
const largest = (fontSize: string) =>
  Math.max(...Array.from(fontSize.matchAll(/([\d.]+)rem/g), ([, value]) => Number(value)))

/** The bar of a window of 45em. In a narrower one the links are always in a menu. */
const least = 40.5

/** The parts of the bar that hold no text, in rem: src/ui/Lockup.tsx and src/ui/Button.tsx. */
const mark = 2.25 + 0.8125
const buttonPadding = 2 * 1.25

/** The room in rem that the home page's bar needs to show its links beside the brand. */
export function barWidth({ brand, links, button }: Words, measure: Measure): number {
  const body = largest(type.body.fontSize)
  const tracking = Array.from(brand).length * parseFloat(type.brand.letterSpacing)
  const name = (measure(brand, type.brand) + tracking) * rem(type.brand.fontSize)
  const text = links.reduce((sum, link) => sum + measure(link, type.link), 0)
  const space = rem(spaces.s) + (2 * links.length + 1) * rem(spaces.m)
  const words = (text + measure(button, type.button)) * body
  return Math.max(least, +(mark + name + space + words + buttonPadding).toFixed(1))
}
