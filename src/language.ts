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
