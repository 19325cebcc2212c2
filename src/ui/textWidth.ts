import { between } from './Container.tsx'

// Calculates font sizes and widths at which texts fit. Only the width of the brand in the hero is exact, because the
// build measures it. The widths of other texts are estimates from the number of letters.

/** Estimates a text's width. The unit is the width of a lowercase letter: a capital counts 1.3, an East Asian character 2. */
export const widthInLetters = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)

function widthOf(letter: string): number {
  if (/[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/.test(letter)) return 2
  return letter === letter.toLowerCase() ? 1 : 1.3
}

/** Calculates the width in rem that the bar at the top needs to show the brand and all links. */
export function barWidth(brand: string, links: readonly string[]) {
  // The bar needs 6rem for the logo and its gap, 0.9rem for each letter of the brand, 0.64rem for each letter of a link.
  const letters = 6 + 0.9 * widthInLetters(brand) + 0.64 * widthInLetters(links.join(''))
  const texts = +letters.toFixed(1)
  // Each link has a gap on both sides. The last link is a button, with a gap only before it.
  const gaps = 2 * links.length - 1
  // Each gap is at least 0.5rem. In windows narrower than 45em, the bar is narrower than 40.5rem and never shows links.
  return { texts, gaps, total: Math.max(40.5, texts + gaps / 2) }
}

/** Calculates the brand's font size in the bar, so that its longest word fits beside the menu button. */
export function brandSize(brand: string, largest: string): string {
  const longest = Math.max(...brand.split(/\s+/).map(widthInLetters))
  // Logo and menu button need 7rem. An average letter of the brand is 0.76em wide.
  return `clamp(0.75rem, (100cqi - 7rem) / ${(0.76 * longest).toFixed(1)}, ${largest})`
}

/** Counts the letters of a text's longest word. East Asian characters are words of their own. */
const longestWord = (text: string) =>
  Math.max(
    ...text.split(/[\s\u3000-\u9fff\uac00-\ud7af\uff00-\uffef-]+/).map(({ length }) => length),
  )

/** Calculates a heading's font size, so that its longest word fits. Returns undefined if the word always fits. */
export function headingSize(text: string): string | undefined {
  const longest = longestWord(text)
  // A window of 320 px has room for ten letters at the usual font size.
  if (longest <= 10) return undefined
  // At a font size of 10 % of the line's width, 13.5 letters fill the line. So a word of `longest` letters
  // fills the line at 135 / `longest` percent, rounded down to one decimal place.
  const share = Math.floor(1350 / longest) / 10
  return `clamp(1.5rem, ${share}cqi, 1em)`
}

/** Calculates the font size of the label at the top of the elevation profile on a phone, in SVG units. Returns undefined if the usual size fits. */
export const labelSize = (label: string): number | undefined =>
  // At the usual size of 37 units, a phone has room for 24 letters. A longer label shrinks in proportion.
  label.length > 24 ? (37 * 24) / label.length : undefined

/**
 * Calculates the `min-width` of buttons in a wrapping row. If the window has room for all buttons, the
 * result is below 0 and has no effect. Otherwise the result is 100 %, so each button fills a row.
 */
export function rowWidth(labels: readonly string[]): string {
  // An average letter of a label is 1.06ch wide. Each label has 4ch of padding.
  // If the buttons are wider than the row, the factor 999 turns the difference into more than 100 %.
  const width = 1.06 * widthInLetters(labels.join('')) + 4 * labels.length
  return `min(100%, (${width.toFixed(1)}ch - ${between('100vw')}) * 999)`
}

/** Calculates the font size at which the brand fills the hero from margin to margin. `width` is the brand's width in em. */
export function titleSize(width: number): string {
  const rem = (value: number) => `${+(value / width).toFixed(4)}rem`
  const share = +(90.5 / width).toFixed(3)
  // Adds 2 % to the width, because the fallback font may be wider and must not cause a line break.
  const room = `${between('100cqi')} / ${+(width * 1.02).toFixed(3)}`
  // The brand is 17rem wide in the narrowest window, 90.5 % of the width of wider windows, and at most 80.3rem.
  const fit = `min(max(${rem(17)}, ${share}cqi - .16rem), ${room}, ${rem(80.3)}, 11.25rem)`
  // Limits the font size of a short name, because letters that fill the hero would push the buttons off a phone's first screen.
  return share > 16 ? `min(${fit}, 0.9rem + 12cqi)` : fit
}
