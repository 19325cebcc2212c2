import * as v from 'valibot'
import type { ClientSite, DemoSite, Phone, Picture, Service, Site } from '../src/content/types.ts'
import {
  expected,
  fields,
  host,
  httpsUrl,
  list,
  matching,
  origin,
  slug,
  text,
  type Fields,
} from './fields.ts'
import { closest, countryCode, dialed, isCountry } from './suggest.ts'

const e164 = /^\+[1-9]\d{6,14}$/
const digits = (value: string) => value.replace(/\D/g, '')

/** A number in both its forms; the country says what a local form may have meant. */
export const phone = (country: unknown) =>
  v.pipe(
    fields({
      dial: matching(e164, '+, country code and digits, for example +12125550123', (value) =>
        dialed(value, country),
      ),
      text: text(40),
    } satisfies Fields<Phone>),
    v.check(
      ({ dial, text: local }) =>
        digits(dial).endsWith(digits(local).replace(/^0/, '')) || dialed(local, country) === dial,
      'dial and text to be the same number',
    ),
  )

const country = v.pipe(
  matching(/^[A-Z]{2}$/, 'a country code of two letters, for example US', countryCode),
  v.check(isCountry, expected('the code of a country (ISO 3166-1)', countryCode)),
)

const place = { text: text(80), city: text(60), region: text(60), country }

const site = (itsCountry: unknown) =>
  fields({
    brand: text(40),
    language: matching(/^[a-z]{2,3}-[A-Z]{2}$/, 'a language and a country, for example en-US'),
    descriptor: text(60),
    description: text(200),
    origin,
    phone: phone(itsCountry),
    email: v.pipe(
      text(),
      v.email(
        expected('an e-mail address, for example hello@example.com', (value) =>
          /^mailto:/i.test(value) ? value.slice('mailto:'.length) : undefined,
        ),
      ),
    ),
    place: fields(place satisfies Fields<Site['place']>),
    bookingUrl: httpsUrl,
    mapsUrl: httpsUrl,
    demoHost: host,
  } satisfies Fields<Site>)

/** A service; its drawing is one of those that there are, or any where those cannot be read. */
const service = (symbols: readonly string[]) =>
  fields({
    symbol: v.pipe(
      text(),
      v.check(
        (name) => symbols.length === 0 || symbols.includes(name),
        expected(`one of ${symbols.join(', ')}`, (value) => closest(value, symbols)),
      ),
    ),
    title: text(40),
    description: text(200),
  } satisfies Fields<Record<keyof Service, string>>)

const isOf = /^(an? )?(image|picture|photo|photograph|screenshot) of( an?| the)? /i

const alt = v.pipe(
  text(200),
  v.check(
    (value) => !isOf.test(value),
    expected('what is to be seen, without "image of"', (value) =>
      value.replace(isOf, '').replace(/^./, (first) => first.toUpperCase()),
    ),
  ),
)

const picture = v.pipe(
  fields({ name: slug, alt } satisfies Fields<Picture>),
  v.check(
    ({ name, alt: words }) => words.replace(/\.\w+$/, '') !== name,
    'alt to say what is to be seen, not the name of the file',
  ),
)

const demo = { slug, name: text(60), description: text(200), picture } satisfies Fields<DemoSite>

const client = fields({
  ...demo,
  url: httpsUrl,
  category: text(40),
  tags: list(text(40)),
  sample: v.boolean('true or false'),
} satisfies Fields<ClientSite>)

/** What the agency's facts and its lists must hold, in its country and with its drawings; a message says what is expected. */
export const schemas = (itsCountry: unknown, symbols: readonly string[]) => ({
  site: site(itsCountry),
  services: list(service(symbols)),
  clients: list(client),
  demos: list(fields(demo)),
})
