/** ISO 15924 codes of the scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Returns the HTML `dir` of a BCP 47 language tag. */
export const direction = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

/** Converts a language tag to Open Graph's format: "en-US" -> "en_US", "de" -> "de_DE". */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** Slavic languages, whose typography forbids a line break after a one-letter word. */
const slavic = ['be', 'bg', 'bs', 'cs', 'hr', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']

/** Matches spaces within a number, between a number and its unit, and beside French punctuation. */
const unbreakable =
  /(?<=\p{Nd}) (?=\p{Nd}|\p{Sc}|[%°]|\p{L}{1,6}(?![\p{L}@]))|(?<=\p{Sc}) (?=\p{Nd})|(?<=«) | (?=[!?:;»](?!\S))/gu

/** Matches a one-letter word and the space after it. */
const afterLetter = /(?<![\p{L}\p{N}'’-]\p{M}*)(\p{L}) (?=\S)/gu

/**
 * Replaces spaces with no-break spaces where a line must not break: "9 800 zł", "w domu". Keeps ordinary
 * hyphens, because other programs may not recognize a copied phone number or address with no-break hyphens.
 */
export function withNoBreakSpaces(text: string, language: string): string {
  const joined = text.replace(unbreakable, '\u00a0')
  const isSlavic = slavic.includes(new Intl.Locale(language).language)
  return isSlavic ? joined.replace(afterLetter, '$1\u00a0') : joined
}
