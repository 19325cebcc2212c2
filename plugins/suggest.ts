import slugify from '@sindresorhus/slugify'
import countries from 'i18n-iso-countries'
import { closestMatch } from 'leven'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'

/** What may have been meant by a value; undefined where nothing is likely. */
export type Suggest = (value: string) => string | undefined

/** The name that a misspelt one is nearest to. */
export const closest = (value: string, names: readonly string[]) =>
  closestMatch(value.toLowerCase(), names, {
    maxDistance: Math.min(3, Math.ceil(value.length / 3)),
  })

/** "Dächer & Söhne" -> "daecher-and-soehne"; undefined where nothing can be spelled from a to z. */
export const slugOf: Suggest = (value) =>
  slugify(value.replace(/\.(png|jpe?g|webp|avif)$/i, ''), { decamelize: false }) || undefined

/** Whether two capitals name a country. */
export const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countries.isValid(code)

/** "Germany" or "de" -> "DE". */
export const countryCode: Suggest = (value) => {
  const capitals = value.toUpperCase()
  return isCountry(capitals) ? capitals : countries.getSimpleAlpha2Code(value, 'en')
}

/** How a number that is written locally is dialed from anywhere (E.164). */
export function dialed(value: string, country: unknown): string | undefined {
  const code = typeof country === 'string' ? (countryCode(country) ?? country) : undefined
  const number = parsePhoneNumber(value, code as CountryCode)
  return number?.isPossible() ? number.number : undefined
}

/** "http://a.example" or "a.example" -> "https://a.example". */
export const secure: Suggest = (value) => {
  const address = `https://${value.replace(/^https?:\/*/, '')}`
  return /^https:\/\/[^\s:@]+\.[a-z]/i.test(address) && URL.canParse(address) ? address : undefined
}

/** "https://a.example/b" -> "https://a.example". */
export const originOf: Suggest = (value) => {
  const address = secure(value)
  return address && new URL(address).origin
}

/** "https://A.example/b" -> "a.example". */
export const hostOf: Suggest = (value) => {
  const address = secure(value.replace(/^(https?:\/\/)?\*\./, ''))
  return address && new URL(address).hostname
}
