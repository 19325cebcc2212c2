import { expect, test } from 'vitest'
import { contactCard, robots, securityText, sitemap } from '../../../plugins/pages/textFiles.ts'
import { site } from '../../support/content.ts'

const addresses = (xml: string) =>
  [
    ...new DOMParser()
      .parseFromString(xml, 'application/xml')
      .querySelectorAll('urlset > url > loc'),
  ].map(({ textContent }) => textContent)

test('the sitemap lists the given URLs in order', () => {
  const given = ['https://site.example/', 'https://site.example/portfolio']
  expect(addresses(sitemap(given))).toEqual(given)
})

test('a hostile URL stays one URL', () => {
  const hostile = `https://site.example/?a=1&b="'</loc></url><url><loc>\u202e`
  expect(addresses(sitemap([hostile]))).toEqual([hostile])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots('https://site.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})

test('security.txt has a contact, and expires within a year of any day', () => {
  const day = new Date('2026-01-31')
  const text = securityText(site, day)
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - day.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})

const lines = (card: string) => card.split('\r\n')

test('the contact card has the facts of the site', () => {
  expect(lines(contactCard(site))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${site.brand};;;;`,
    `FN:${site.brand}`,
    `ORG:${site.brand}`,
    `TITLE:${site.descriptor}`,
    `TEL;TYPE=WORK,VOICE:${site.phone.dial}`,
    `EMAIL;TYPE=INTERNET,WORK:${site.email}`,
    `ADR;TYPE=WORK:;;;${site.place.city};${site.place.region};;${site.place.country}`,
    `URL:${site.origin}`,
    'END:VCARD',
    '',
  ])
})

test('separators in a text are escaped', () => {
  const card = contactCard({ ...site, brand: 'Peak; Rise, Sons \\ Co' })
  expect(lines(card)).toContain('FN:Peak\\; Rise\\, Sons \\\\ Co')
})

test.each(['\n', '\r\n', '\r'])(
  'a line break (%j) in a text starts no new property',
  (lineBreak) => {
    const card = contactCard({ ...site, brand: `Peak${lineBreak}TEL:+1900` })
    expect(lines(card)).toContain('FN:Peak\\nTEL:+1900')
    expect(card.split(/\r\n|\r|\n/)).toHaveLength(12)
  },
)

test('every line ends with carriage return and line feed', () => {
  expect(contactCard(site).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
