import { expect, test } from 'vitest'
import { contactCard, sitemap } from '../../../plugins/pages/textFiles.ts'
import { site } from '../../support/content.ts'

test('the sitemap names each page in each language', () => {
  const origin = 'https://site.example'
  const languages = [
    { language: 'en-US', address: origin, name: 'English' },
    { language: 'de', address: 'https://de.site.example', name: 'Deutsch' },
  ] as const
  const xml = sitemap(['/a&b'], { origin, languages })
  const [url] = new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('url')
  const named = Array.from(url?.children ?? [], (each) => [
    each.getAttribute('hreflang'),
    each.getAttribute('href') ?? each.textContent,
  ])
  expect(named).toEqual([
    [null, `${origin}/a&b`],
    ['en-US', `${origin}/a&b`],
    ['de', 'https://de.site.example/a&b'],
    ['x-default', `${origin}/a&b`],
  ])
})

test('the contact card has the facts of the site', () => {
  const address = { street: 'Am Platz 1; Hof', postalCode: '80331', city: 'Munich', region: 'BY' }
  const place = { ...site.place, ...address, country: 'DE' }
  const facts = { ...site, place, descriptor: 'Signs', emailAddress: 'hello@xn--hhe-sna.example' }
  expect(contactCard(facts).split('\r\n').slice(5, 10)).toEqual([
    'TITLE:Signs',
    `TEL;TYPE=WORK,VOICE:${site.phone.dial}`,
    'EMAIL;TYPE=INTERNET,WORK:hello@xn--hhe-sna.example',
    'ADR;TYPE=WORK:;;Am Platz 1\\; Hof;Munich;BY;80331;DE',
    `URL:${site.origin}`,
  ])
})

test.each([
  ['separators', 'Peak; Rise, Sons \\ Co', 'Peak\\; Rise\\, Sons \\\\ Co'],
  ['line breaks', 'a\nb\r\nTEL:+1900\rc', 'a\\nb\\nTEL:+1900\\nc'],
])('the contact card escapes the %s of a brand', (_, brand, escaped) => {
  const lines = contactCard({ ...site, brand }).split('\r\n')
  expect(lines.slice(2, 5)).toEqual([`N:${escaped};;;;`, `FN:${escaped}`, `ORG:${escaped}`])
})
