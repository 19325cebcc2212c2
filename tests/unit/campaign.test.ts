// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { followCampaign, withCampaign } from '../../src/campaign.ts'
import { freshPageForEachTest } from '../support/unit/freshPage.ts'
import { site } from '../support/content.ts'

freshPageForEachTest()

const book = 'https://book.example/call'

test.each([
  [book, '', book],
  [book, '?x=1&utm_id=7', book],
  [book, '?utm_source=mail&utm_campaign=a%20b&x=1', `${book}?utm_source=mail&utm_campaign=a%20b`],
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

test.each(['pointerdown', 'focusin', 'click'])(
  '%s gives the booking link alone the campaign',
  (type) => {
    history.replaceState(null, '', '/portfolio?utm_source=mail')
    followCampaign()
    history.replaceState(null, '', '/')
    document.body.innerHTML = `<a href="${site.bookingUrl}"><b>Book</b></a><a href="${site.mapsUrl}"><b>Map</b></a>`
    for (const target of [...document.querySelectorAll('b'), document])
      target.dispatchEvent(new Event(type, { bubbles: true }))
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([withCampaign(site.bookingUrl, '?utm_source=mail'), site.mapsUrl])
  },
)
