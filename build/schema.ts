import * as v from 'valibot'
import { symbols } from '../src/content/drawings/symbols.tsx'

const text = (most = 400) =>
  v.pipe(
    v.string('a text'),
    v.check((value) => value.trim() !== '', 'a text that is not empty'),
    v.maxLength(most, `at most ${most} characters`),
  )

const matching = (pattern: RegExp, expected: string) => v.pipe(text(), v.regex(pattern, expected))

const httpsUrl = v.pipe(
  v.string('a text'),
  v.check(
    (value) => /^https:\/\/[^/]/.test(value) && URL.canParse(value),
    'an https address, for example https://example.com',
  ),
)

const origin = v.pipe(
  httpsUrl,
  v.check(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    'no path after the host, for example https://example.com',
  ),
)

const digits = (value: string) => value.replace(/\D/g, '')

const e164 = /^\+[1-9]\d{6,14}$/

const phone = v.pipe(
  v.object({
    dial: matching(e164, '+, country code and digits, for example +12125550123'),
    text: text(40),
  }),
  v.check(
    ({ dial, text: local }) =>
      !e164.test(dial) || digits(dial).endsWith(digits(local).replace(/^0/, '')),
    'dial and text to be the same number',
  ),
)

const slug = matching(
  /^[a-z\d]+(-[a-z\d]+)*$/,
  'small letters, digits and hyphens, for example tree-services',
)

const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.minLength(1, 'at least one entry'))

const site = v.object({
  brand: text(40),
  language: matching(/^[a-z]{2,3}-[A-Z]{2}$/, 'a language and a country, for example en-US'),
  descriptor: text(60),
  description: text(200),
  origin,
  phone,
  email: v.pipe(text(), v.email('an e-mail address, for example hello@example.com')),
  place: v.object({
    text: text(80),
    city: text(60),
    region: text(60),
    country: matching(/^[A-Z]{2}$/, 'a country code of two letters, for example US'),
  }),
  bookingUrl: httpsUrl,
  mapsUrl: httpsUrl,
  demoHost: matching(/^([a-z\d-]+\.)+[a-z]{2,}$/, 'a host name, for example example.com'),
})

const symbolNames = Object.keys(symbols)

const service = v.object({
  symbol: v.picklist(symbolNames, `one of ${symbolNames.join(', ')}`),
  title: text(40),
  description: text(200),
})

const project = {
  slug,
  name: text(60),
  description: text(200),
  picture: v.object({ name: slug, alt: text(200) }),
}

const client = v.object({
  ...project,
  url: httpsUrl,
  category: text(40),
  tags: list(text(40)),
  sample: v.boolean('true or false'),
})

/** What each content file must hold; a message says what is expected. */
export const schemas = {
  site,
  services: list(service),
  clients: list(client),
  demos: list(v.object(project)),
}
