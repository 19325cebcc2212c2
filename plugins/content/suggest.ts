import slugify from '@sindresorhus/slugify'
import countries from 'i18n-iso-countries'
import { closestMatch } from 'leven'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'
import { drawingNames } from '../../src/content/drawings/names.ts'
import {
  canonicalLanguage,
  forms,
  isCountry,
  isHost,
  isLanguage,
  isSameNumber,
} from '../../src/content/schema.ts'
import { forms as themeForms } from '../../src/theme/schema.ts'

/** The name nearest to a misspelt one, or undefined. */
export const closest = (value: string, names: readonly string[]) =>
  closestMatch(value.toLowerCase(), names, {
    maxDistance: Math.min(3, Math.ceil(value.length / 3)),
  })

/** "Dächer & Söhne" -> "daecher-and-soehne"; undefined if nothing can be spelled from a to z. */
const slugOf = (value: string): string | undefined =>
  slugify(value.replace(/\.(png|jpe?g|webp|avif)$/i, ''), { decamelize: false }) || undefined

/** "http://a.example" or "a.example" -> "https://a.example". */
const secure = (value: string) => value.replace(/^(http:\/\/|(?=[\w-]+\.))/i, 'https://')

const url = (value: string) => (URL.canParse(secure(value)) ? new URL(secure(value)) : undefined)

/** "Germany" or "de" -> "DE". */
const countryCode = (value: string) =>
  isCountry(value.toUpperCase()) ? value.toUpperCase() : countries.getSimpleAlpha2Code(value, 'en')

/** "en_US" -> "en-US", and "en-UK" -> "en-GB". */
function languageTag(value: string): string | undefined {
  const tag = canonicalLanguage(value.replaceAll('_', '-'))
  return tag !== undefined && isLanguage(tag) ? tag : undefined
}

/** "c53320" -> "#c53320", and "#fff" -> "#ffffff". */
const sixDigits = (value: string) =>
  value.replace('#', '').replace(/^.{3}$/, (short) => short.replaceAll(/./g, '$&$&'))

/** A phone number in E.164. Without a "+" it must be of the country: in the US, 011 is the prefix for abroad, so 0113 496 0142 of Leeds would become a number in Spain. */
function e164(value: string, code: string): string | undefined {
  const country = code as CountryCode
  const parsed = parsePhoneNumber(value, country)
  const isOwn = parsed?.getPossibleCountries().includes(country)
  return isOwn || value.startsWith('+') ? parsed?.number : undefined
}

/** Corrections by the form of the schema that a text does not match. */
const corrections = new Map<unknown, (value: string, country: string) => string | undefined>([
  [forms.https, secure],
  [forms.href, secure],
  [forms.origin, (value) => url(value)?.origin],
  [isHost, (value) => url(value)?.hostname],
  [forms.slug, slugOf],
  [forms.color, (value) => `#${value}`],
  [forms.drawing, (value) => closest(value, drawingNames)],
  [themeForms.color, (value) => `#${sixDigits(value)}`],
  [forms.e164, e164],
  [isCountry, countryCode],
  [isLanguage, languageTag],
])

/** A suggestion for the text of a schema's issue, or undefined. The agency's country helps with phone numbers. */
export function correction(
  { input, requirement }: { input: unknown; requirement?: unknown },
  country: unknown,
): string | undefined {
  const code = typeof country === 'string' ? countryCode(country) : undefined
  if (requirement === isSameNumber) return e164((input as { text: string }).text, code ?? '')
  if (typeof input !== 'string') return undefined
  const meant = corrections.get(requirement)?.(input, code ?? '')
  const isRight = requirement instanceof RegExp ? requirement.test(meant ?? '') : meant !== input
  return isRight ? meant : undefined
}
