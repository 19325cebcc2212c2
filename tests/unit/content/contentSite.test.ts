import { expect, test } from 'vitest'
import { changed, mistakes, type Change } from './changedContent.ts'

const site = (change: Record<string, unknown>): Change => ({ site: change })

test.each<[string, Change, string]>([
  ['a missing brand', site({ brand: undefined }), 'brand is missing; expected'],
  ['an empty brand', site({ brand: '  ' }), 'brand is "  "; expected a text that is not empty'],
  ['a missing e-mail', site({ email: undefined }), 'email is missing; expected'],
  ['a number as e-mail', site({ email: 7 }), 'email is 7; expected a text'],
  ['a wrong e-mail', site({ email: 'hello@' }), 'email is "hello@"; expected an e-mail address'],
  ['an empty e-mail', site({ email: '' }), 'email is ""; expected a text that is not empty'],
  [
    'an http origin',
    site({ origin: 'http://a.example' }),
    'origin is "http://a.example"; expected',
  ],
  [
    'an origin with a path',
    site({ origin: 'https://a.example/b' }),
    'expected https and a host without',
  ],
  ['a broken address', site({ bookingUrl: 'https://' }), 'bookingUrl is "https://"; expected an'],
  ['a script as address', site({ mapsUrl: 'javascript:a' }), 'mapsUrl is "javascript:a"; expected'],
  [
    'an address as host',
    site({ demoHost: 'https://a.example' }),
    'demoHost is "https://a.example"',
  ],
  ['a language alone', site({ language: 'en' }), 'language is "en"; expected a language and a'],
  ['a long description', site({ description: 'a'.repeat(201) }), 'expected at most 200 characters'],
  ['no phone', site({ phone: undefined }), 'phone is missing; expected'],
  ['a bad phone', { phone: { dial: '503-555' } }, 'phone.dial is "503-555"; expected +, country'],
  ['a phone without digits', { phone: { text: '' } }, 'phone.text is ""; expected a text that is'],
  ['two phones', { phone: { text: '555 0100' } }, 'expected dial and text to be the same number'],
  ['a long country', { place: { country: 'USA' } }, 'place.country is "USA"; expected a country'],
])('%s stops the build with one line that says where and what', async (_, change, line) => {
  const lines = await mistakes(changed(change))
  expect(lines).toEqual([expect.stringContaining(line)])
  expect(lines[0]).toMatch(/^src\/content\/site\.ts: \S+ is .+; expected \S+/)
})
