import { expect, test } from 'vitest'
import { contactCard, sitemap } from '../../../plugins/pages/textFiles.ts'
import { site } from '../../support/content.ts'

const addresses = (xml: string) =>
  [
    ...new DOMParser()
      .parseFromString(xml, 'application/xml')
      .querySelectorAll('urlset > url > loc'),
  ].map(({ textContent }) => textContent)

const origin = 'https://site.example'

test('the sitemap lists the given pages in order, also a hostile one', () => {
  const hostile = `/?a=1&b="'</loc></url><url><loc>\u202e`
  const given = ['/', hostile, '/portfolio']
  expect(addresses(sitemap(given, { origin }))).toEqual(given.map((path) => origin + path))
})

test('the sitemap names each page in each language', () => {
  const languages = [
    { language: 'en-US', address: origin, name: 'English' },
    { language: 'de', address: 'https://de.site.example', name: 'Deutsch' },
  ] as const
  const xml = sitemap(['/', '/portfolio'], { origin, languages })
  const named = (path: string, name: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="https://${path}"/>`
  expect(xml).toContain(
    `<loc>${origin}/portfolio</loc>${[
      named('site.example/portfolio', 'en-US'),
      named('de.site.example/portfolio', 'de'),
      named('site.example/portfolio', 'x-default'),
    ].join('')}</url>`,
  )
  expect(addresses(xml)).toHaveLength(2)
})

const lines = (card: string) => card.split('\r\n')

test('the contact card has the facts of the site', () => {
  const facts = {
    ...site,
    brand: 'Peak',
    descriptor: 'Signs',
    phone: { dial: '+4989123456', text: '089 123456' },
    emailAddress: 'hello@xn--hhe-sna.example',
    place: {
      text: 'Munich',
      street: 'Am Platz 1; Hof',
      postalCode: '80331',
      city: 'Munich',
      region: 'BY',
      country: 'DE',
    },
    origin: 'https://peak.example',
  } as const
  expect(lines(contactCard(facts))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Peak;;;;',
    'FN:Peak',
    'ORG:Peak',
    'TITLE:Signs',
    'TEL;TYPE=WORK,VOICE:+4989123456',
    'EMAIL;TYPE=INTERNET,WORK:hello@xn--hhe-sna.example',
    'ADR;TYPE=WORK:;;Am Platz 1\\; Hof;Munich;BY;80331;DE',
    'URL:https://peak.example',
    'END:VCARD',
    '',
  ])
})

/** Texts that do harm if they are not escaped. */
const hostile = [
  '</script><script>alert(1)</script>',
  `"' onload='alert(1)'`,
  '\u202egnp.exe\u2066',
  'Peak; Rise, Sons \\ Co',
  ...['\n', '\r\n', '\r'].map((lineBreak) => `a${lineBreak}TEL:+1900${lineBreak}b`),
  '$& $` {{x}} ${x}',
]

test.each(hostile)('the contact card keeps %j as one name', (brand) => {
  const card = contactCard({ ...site, brand })
  expect(card.split(/\r\n|\r|\n/)).toHaveLength(12)
  const name = /^FN:(.*)\r$/m.exec(card)?.[1] ?? ''
  expect(name).not.toMatch(/(?<!\\)[;,]/)
  expect(name.replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))).toBe(
    brand.replace(/\r\n?/g, '\n'),
  )
})
