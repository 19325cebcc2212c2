// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepCampaign } from '../../src/boot/query.ts'
import { followCampaign, withCampaign } from '../../src/campaign.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { site } from '../support/content.ts'

freshPageForEachTest()

const book = 'https://book.example/call'

test.each([
  ['', '', ''],
  ['?x=1&utm=7&xutm_id=7', '', ''],
  ['?utm_source=mail&utm_campaign=a%20b&x=1', '', '?utm_source=mail&utm_campaign=a%20b'],
  ['?utm_source_platform=a&utm_source=b&utm_source=c', '', '?utm_source_platform=a&utm_source=b'],
  ['?utm_id=7&amp;utm_term=a&amp;amp;utm_medium=b', '', '?utm_id=7&utm_term=a&utm_medium=b'],
  ['?x=1&utm_term=a+b', '?length=30#times', '?length=30&utm_term=a+b#times'],
  ['?utm_source=mail&utm_medium=a', '?utm_source=site', '?utm_source=site&utm_medium=a'],
  ['?utm_content', '?#times', '?#times'],
  ['?utm_content=%C3', '#times?', '?utm_content=%C3#times?'],
])('on a page with the query "%s", the booking link ending in "%s" ends in "%s"', (...row) => {
  const [query, written, shown] = row
  expect(withCampaign(book + written, query)).toBe(book + shown)
})

/** Opens a page with the campaign query `query`. Then dispatches an event on a link's text, and returns the link's new URL. */
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
