import { holdsCopy, looksOf } from '../support/contentSets/looks.ts'
import { expectRoomFor, siteWith } from '../support/contentSets/visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { keepsNotices } from '../support/page.ts'

/** What a visitor meets every day; each night all looks of all sets are asked (tests/nightly/contentSets.spec.ts). */
const looks = [
  'the home page',
  'the portfolio',
  'the open menu',
  'the open dialog',
  'a lost connection',
  'the offer of another version',
]

test('the longest texts that the schema allows fit on a phone and on a tablet', async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000)
  allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
  await holdsCopy(page)
  await keepsNotices(page)
  const { origin, content, stop } = await siteWith('longest')
  try {
    const all = Object.entries(looksOf(content)).filter(([look]) => looks.includes(look))
    expect(all).toHaveLength(looks.length)
    for (const [look, shown] of all)
      await test.step(look, () => expectRoomFor(page, look, shown, { origin, widths: [320, 768] }))
  } finally {
    await page.context().setOffline(false)
    await stop()
  }
})
