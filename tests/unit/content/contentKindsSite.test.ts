import { expect, test } from 'vitest'
import { changed, mistakes, type Change } from './changedContent.ts'

test.each<[string, Change, string]>([
  [
    'an unknown field',
    { site: { fax: '1' } },
    'src/content/site.ts: fax is not a known field; expected the fields brand, language, descriptor, description, origin, phone, email, place, bookingUrl, mapsUrl, demoHost',
  ],
  [
    'a number in place of a text',
    { site: { email: 7 } },
    'src/content/site.ts: email is 7; expected a text in quotation marks',
  ],
  [
    'a language by its name',
    { site: { language: 'English' } },
    'src/content/site.ts: language is "English"; expected a language and a country, for example en-US',
  ],
  [
    'an empty text',
    { site: { brand: '' } },
    'src/content/site.ts: brand is ""; expected a text that is not empty',
  ],
  [
    'a text of spaces',
    { site: { brand: '  ' } },
    'src/content/site.ts: brand is "  "; expected a text that is not empty',
  ],
  [
    'a space at the end',
    { site: { brand: 'Summit ' } },
    'src/content/site.ts: brand is "Summit "; expected no space before or after it; did you mean "Summit"?',
  ],
  [
    'a placeholder',
    { site: { descriptor: 'TODO' } },
    'src/content/site.ts: descriptor is "TODO"; expected the real words in place of a placeholder',
  ],
  [
    'an http address',
    { site: { bookingUrl: 'http://book.example/call' } },
    'src/content/site.ts: bookingUrl is "http://book.example/call"; expected an https address, for example https://example.com; did you mean "https://book.example/call"?',
  ],
  [
    'a script as address',
    { site: { mapsUrl: 'javascript:alert(1)' } },
    'src/content/site.ts: mapsUrl is "javascript:alert(1)"; expected an https address, for example https://example.com',
  ],
  [
    'a slash at the end of the origin',
    { site: { origin: 'https://summit.example/' } },
    'src/content/site.ts: origin is "https://summit.example/"; expected https and a host without a path, for example https://example.com; did you mean "https://summit.example"?',
  ],
  [
    'a path in the origin',
    { site: { origin: 'https://summit.example/agency' } },
    'src/content/site.ts: origin is "https://summit.example/agency"; expected https and a host without a path, for example https://example.com; did you mean "https://summit.example"?',
  ],
  [
    'an address as host',
    { site: { demoHost: 'https://summit.example/demos' } },
    'src/content/site.ts: demoHost is "https://summit.example/demos"; expected a host name, for example example.com; did you mean "summit.example"?',
  ],
  [
    'an e-mail link',
    { site: { email: 'mailto:hello@summit.example' } },
    'src/content/site.ts: email is "mailto:hello@summit.example"; expected an e-mail address, for example hello@example.com',
  ],
  [
    'half an e-mail address',
    { site: { email: 'hello@' } },
    'src/content/site.ts: email is "hello@"; expected an e-mail address, for example hello@example.com',
  ],
  [
    'a local number',
    { phone: { dial: '5035550142' } },
    'src/content/site.ts: phone.dial is "5035550142"; expected +, country code and digits, for example +12125550123; did you mean "+15035550142"?',
  ],
  [
    'a local number with signs',
    { phone: { dial: '(503) 555-0142' } },
    'src/content/site.ts: phone.dial is "(503) 555-0142"; expected +, country code and digits, for example +12125550123; did you mean "+15035550142"?',
  ],
  [
    'two numbers',
    { phone: { text: '(503) 555-0100' } },
    'src/content/site.ts: phone is {"dial":"+15035550142","text":"(503) 555-0100"}; expected dial and text to be the same number',
  ],
  [
    'the name of a country',
    { place: { country: 'Germany' } },
    'src/content/site.ts: place.country is "Germany"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "DE"?',
  ],
  [
    'a short name of a country',
    { place: { country: 'USA' } },
    'src/content/site.ts: place.country is "USA"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "US"?',
  ],
  [
    'a code of no country',
    { place: { country: 'UK' } },
    'src/content/site.ts: place.country is "UK"; expected a country code of two letters (ISO 3166-1), for example US; did you mean "GB"?',
  ],
])('%s has its one line', async (_, change, line) => {
  expect(await mistakes(changed(change))).toEqual([line])
})

test.each(['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'EU', 'UN', 'ZZ'])(
  '%s is the code of no country',
  async (country) => {
    expect(await mistakes(changed({ place: { country } }))).toEqual([
      `src/content/site.ts: place.country is "${country}"; expected a country code of two letters (ISO 3166-1), for example US`,
    ])
  },
)
