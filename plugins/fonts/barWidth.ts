import type { Theme } from '../../src/theme/schema.ts'
import { scale as type } from '../../src/theme/scale.ts'

/** Width of a text in a style, in em. */
export type Measure = (text: string, style: { fontStretch?: string; fontWeight: number }) => number

/** The words of the bars. */
interface Words {
  brand: string
  links: readonly string[]
  button: string
  back: string
}

/** Widths in rem that bars need for their words. */
export interface BarWidths {
  /** The links of the home page's bar beside the brand. */
  links: number
  /** The brand of other pages beside the link back. */
  brand: number
  /** The brand's longest word alone, in em of its own letters. */
  word: number
}

/** A length of the theme in rem. */
const rem = (length: string) => parseFloat(length) / (length.endsWith('px') ? 16 : 1)

/** The largest font size of a fluid style, in rem. */
const largest = (fontSize: string) =>
  Math.max(...Array.from(fontSize.matchAll(/([\d.]+)rem/g), ([, value]) => Number(value)))

/** The bar of a window of 45em. In a narrower one the links are always in a menu. */
const leastLinks = 40.5

/** The bar of a window of 375 px. In a narrower one the inner pages' bar only shows the mark. */
const leastBrand = 20.5

/** The bar of the widest phone, a window of 30em. */
const phone = 26.7

/** The parts of a bar that hold no text, in rem: src/ui/Lockup.tsx and src/ui/Button.tsx. */
const mark = 2.25 + 0.8125
const buttonPadding = 2 * 1.25

const round = (width: number) => +width.toFixed(1)

/** The room that the bars need for their words. */
export function barWidths(
  { brand, links, button, back }: Words,
  { sizes, spaces }: Pick<Theme['tokens'], 'sizes' | 'spaces'>,
  measure: Measure,
): BarWidths {
  const arrow = rem(sizes.icon)
  const body = largest(type.body.fontSize)
  const tracked = (text: string) =>
    measure(text, type.brand) + Array.from(text).length * parseFloat(type.brand.letterSpacing)
  const word = Math.max(...brand.split(/\s+/).map(tracked))
  const size = rem(type.brand.fontSize)
  const text = links.reduce((sum, link) => sum + measure(link, type.link), 0)
  const gaps = rem(spaces.s) + (2 * links.length + 1) * rem(spaces.m)
  const words = (text + measure(button, type.button)) * body
  // A phone's bar has smaller letters, and its link no padding (src/shared/Bar.tsx).
  const beside = measure(back, type.button)
  const onPhone = mark + word * 1.0625 + rem(spaces.s) + arrow + beside * 1.07
  const elsewhere =
    mark + word * size + rem(spaces.s) + arrow + rem(spaces.xs) + beside * body + buttonPadding
  return {
    links: Math.max(leastLinks, round(mark + tracked(brand) * size + gaps + words + buttonPadding)),
    brand: Math.max(leastBrand, round(onPhone < phone ? onPhone : elsewhere)),
    word: round(word),
  }
}
