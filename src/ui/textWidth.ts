import { between } from './Container.tsx'

/*
 * How much room words take: by their letters, on the safe side, because the build knows no widths but
 * the title's. Each function says the size of letters, or the room of a bar, at which words fit.
 */

/** The letters of a text by their usual width: a capital counts as 1.3, an ideograph and its like as 2. */
export const widthInLetters = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)

function widthOf(letter: string): number {
  if (/[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/.test(letter)) return 2
  return letter === letter.toLowerCase() ? 1 : 1.3
}

/** A usual letter of the brand beside its mark, in em. */
const brandLetter = 0.76

/** The bar in rem: the mark and its gap; a usual letter of the brand, and of a link; the least room for links, that of a window of 45em. */
const bar = { mark: 6, brand: 0.9, link: 0.64, least: 40.5 }

/** The room in rem that a bar needs to show its links beside the brand: the words alone, and with half a rem in each gap. */
export function barRoom(brand: string, links: readonly string[]) {
  const words =
    bar.mark + bar.brand * widthInLetters(brand) + bar.link * widthInLetters(links.join(''))
  // Two around each link but the button, and one before them.
  const gaps = 2 * links.length - 1
  return {
    words: +words.toFixed(1),
    gaps,
    whole: Math.max(bar.least, +words.toFixed(1) + gaps / 2),
  }
}

/** Room in rem that a brand leaves to its mark and a phone's menu button. */
const besideBrand = 7

/** The font size of a brand whose longest word fits beside the menu button, up to a largest one. */
export function brandSize(brand: string, largest: string): string {
  const longest = Math.max(...brand.split(/\s+/).map(widthInLetters))
  return `clamp(0.75rem, (100cqi - ${besideBrand}rem) / ${(brandLetter * longest).toFixed(1)}, ${largest})`
}

/** Letters of a heading's word that the narrowest window has room for, and those that fill it at 10 % of its width each. */
const headingLetters = { narrowest: 10, whole: 13.5 }

/** The longest word of a text. East Asian text breaks between any two characters. */
const longestWord = (text: string) =>
  Math.max(
    ...text.split(/[\s\u3000-\u9fff\uac00-\ud7af\uff00-\uffef-]+/).map(({ length }) => length),
  )

/** The font size of a heading whose longest word fits, down to 24 px; undefined if it fits everywhere. */
export function headingSize(text: string): string | undefined {
  const longest = longestWord(text)
  if (longest <= headingLetters.narrowest) return undefined
  const share = Math.floor((100 * headingLetters.whole) / longest) / 10
  return `clamp(1.5rem, ${share}cqi, 1em)`
}

/** Letters of a label that a phone has room for beside the summit, at 37 units each. */
const labelLetters = 24

/** The font size of the summit's label on a phone, in units of the drawing; undefined if the usual one fits. */
export const labelSize = (label: string): number | undefined =>
  label.length > labelLetters ? (37 * labelLetters) / label.length : undefined

/** Room in ch that a letter of a button takes, and the space around its label. */
const button = { letter: 1.06, around: 4 }

/** The least width of buttons which are all in one row, or where the window has no room for it each in a row of its own. */
export function rowWidth(labels: readonly string[]): string {
  const room = button.letter * widthInLetters(labels.join('')) + button.around * labels.length
  return `min(100%, (${room.toFixed(1)}ch - ${between('100vw')}) * 999)`
}

/** The title from margin to margin: in rem at 320 px and on the whole sheet, the share of a window between, the largest letters. */
const title = { least: 17, share: 90.5, most: 80.3, largest: '11.25rem' }

/** The font size at which a title of this width in em fills the room between the margins, up to 1440 px. */
export function titleSize(width: number): string {
  const rem = (value: number) => `${+(value / width).toFixed(4)}rem`
  const share = +(title.share / width).toFixed(3)
  // The fallback font may be a little wider, and must not break the line.
  const room = `${between('100cqi')} / ${+(width * 1.02).toFixed(3)}`
  const fit = `min(max(${rem(title.least)}, ${share}cqi - .16rem), ${room}, ${rem(title.most)}, ${title.largest})`
  // A short name would be so large that it pushes the buttons off a phone's first screen.
  return share > 16 ? `min(${fit}, 0.9rem + 12cqi)` : fit
}
