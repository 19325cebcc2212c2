import { closestMatch } from 'leven'
import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'

/** What may have been meant by a value; undefined where nothing is likely. */
export type Suggest = (value: string) => string | undefined

/** The name that a misspelt one is nearest to. */
export const closest = (value: string, names: readonly string[]) =>
  closestMatch(value.toLowerCase(), names, {
    maxDistance: Math.min(3, Math.ceil(value.length / 3)),
  })

/** "Dächer & Söhne" -> "dacher-sohne". */
export const slugOf: Suggest = (value) =>
  value
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(png|jpe?g|webp|avif)$/, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || undefined

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Names in small letters -> codes (ISO 3166-1); what is short for a name stands beside it. */
const countries = new Map([
  ...letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((code): [string, string] => [regions.of(code)?.toLowerCase() ?? '', code]),
  ['usa', 'US'],
  ['america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
])

/** Whether two capitals name a country; those that only stand for another code do not. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || ['XA', 'XB', 'ZZ', 'EU', 'EZ', 'UN', 'QO'].includes(code)) {
    return false
  }
  return regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
}

/** "Germany", "germny" or "de" -> "DE". */
export const countryCode: Suggest = (value) => {
  const capitals = value.toUpperCase()
  if (isCountry(capitals)) return capitals
  return (
    countries.get(value.toLowerCase()) ?? countries.get(closest(value, [...countries.keys()]) ?? '')
  )
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
