import { expect, test } from 'vitest'
import { contactCard, sitemap } from '../../../plugins/pages/textFiles.ts'
import { site } from '../../support/content.ts'

const origin = 'https://site.example'

test('the sitemap names each page in each language', () => {
  const languages = [
    { language: 'en-US', address: origin, name: 'English' },
    { language: 'de', address: 'https://de.site.example', name: 'Deutsch' },
  ] as const
  const xml = sitemap(['/', '/a&b'], { origin, languages })
  const urls = new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('url')
  const [, named] = Array.from(urls, ({ children }) =>
    Array.from(children, (each) =>
      ['hreflang', 'href'].map((name) => each.getAttribute(name) ?? each.textContent),
    ),
  )
  const own = `${origin}/a&b`
  expect(named).toEqual([
    [own, own],
    ['en-US', own],
    ['de', 'https://de.site.example/a&b'],
    ['x-default', own],
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
