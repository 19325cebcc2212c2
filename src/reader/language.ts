/** Scripts that are written from right to left (Unicode, bidirectional class R or AL), by their ISO 15924 codes. */
const fromTheRight = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** The direction of a language's script, as in HTML. `language` is a BCP 47 tag. Safari's Intl.Locale has no text direction. */
export const direction = (language: string): 'ltr' | 'rtl' =>
  fromTheRight.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'

/** A language and its likely region, as Open Graph wants them: "en-US" -> "en_US", "zh-Hant-TW" -> "zh_TW". */
export function territory(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** Slavic languages, in which no line ends after a word of one letter. */
const slavic = ['be', 'bg', 'bs', 'cs', 'hr', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']

/** The spaces within a number, between a number and its unit, and before French punctuation. */
const within =
  /(?<=\p{Nd}) (?=\p{Nd}|\p{Sc}|[%°]|\p{L}{1,6}(?![\p{L}@]))|(?<=\p{Sc}) (?=\p{Nd})|(?<=«) | (?=[!?:;»](?!\S))/gu

const afterLetter = /(?<![\p{L}\p{N}'’-]\p{M}*)(\p{L}) (?=\S)/gu

/**
 * Makes spaces of a text no-break spaces where no line may end: "9 800 zł", "w domu". Hyphens stay as
 * they are, because a copied number or address would contain an invisible character.
 */
export function withFirmSpaces(text: string, language: string): string {
  const firm = text.replace(within, '\u00a0')
  const isSlavic = slavic.includes(new Intl.Locale(language).language)
  return isSlavic ? firm.replace(afterLetter, '$1\u00a0') : firm
}
