// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepCampaign } from '../../src/boot/query.ts'
import { followCampaign, withCampaign } from '../../src/campaign.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { site } from '../support/content.ts'

freshPageForEachTest()

const book = 'https://book.example/call'

test.each([
  [book, '', book],
  [book, '?x=1&utm=7&xutm_id=7', book],
  [book, '?utm_source=mail&utm_campaign=a%20b&x=1', `${book}?utm_source=mail&utm_campaign=a%20b`],
  [
    book,
    '?utm_source_platform=a&utm_source=b&utm_source=c',
    `${book}?utm_source_platform=a&utm_source=b`,
  ],
  [
    book,
    '?utm_id=7&amp;utm_term=a&amp;amp;utm_medium=b',
    `${book}?utm_id=7&utm_term=a&utm_medium=b`,
  ],
  [`${book}?length=30#times`, '?x=1&utm_term=a+b', `${book}?length=30&utm_term=a+b#times`],
  [
    `${book}?utm_source=site`,
    '?utm_source=mail&utm_medium=a',
    `${book}?utm_source=site&utm_medium=a`,
  ],
  [`${book}?#times`, '?utm_content', book + '?#times'],
  [`${book}#times?`, '?utm_content=%C3', `${book}?utm_content=%C3#times?`],
])('%s from a page with %j becomes %s', (address, query, expected) => {
  expect(withCampaign(address, query)).toBe(expected)
})

/** The address of a link after an event on its words, at a page to which the visitor has come since. */
function used(link: string, type: string, query = '?utm_source=mail') {
  followCampaign()
  keepCampaign()
  history.replaceState(null, '', `/${query}#top`)
  document.body.innerHTML = `<a ${link}><b>Link</b></a>`
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }))
  return document.querySelector('a')?.getAttribute('href')
}

test('the focus adds the campaign to the booking link', () => {
  const booking = withCampaign(site.bookingUrl, '?utm_source=mail')
  expect(used(`href="${site.bookingUrl}"`, 'focusin')).toBe(booking)
})

test.each(['pointerdown', 'click'])('%s adds the campaign to a link', (type) => {
  for (const [link, expected] of [
    [`href="${site.bookingUrl}"`, withCampaign(site.bookingUrl, '?utm_source=mail')],
    ['href="/portfolio"', '/portfolio?utm_source=mail'],
    ['href="/#contact"', '/?utm_source=mail#contact'],
    ['href="/portfolio?a=1"', '/portfolio?a=1'],
    ...['#contact', site.mapsUrl, 'https://de.site.example/', 'tel:+15035550142'].map(
      (address) => [`href="${address}"`, address] as const,
    ),
    ['href="/contact.vcf" download', '/contact.vcf'],
    ['role="link"', null],
  ] as const)
    expect(used(link, type)).toBe(expected)
  expect(used('href="/portfolio"', type, '?source=app')).toBe('/portfolio')
})
