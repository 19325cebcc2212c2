import { holdsCopy, looksOf } from '../support/contentSets/looks.ts'
import { expectRoomFor, siteWith } from '../support/contentSets/visit.ts'
import { test } from '../support/fixtures.ts'
import { keepsNotices } from '../support/page.ts'

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
    for (const [look, shown] of Object.entries(looksOf(content)))
      await test.step(look, () => expectRoomFor(page, look, shown, { origin, widths: [320, 768] }))
  } finally {
    await page.context().setOffline(false)
    await stop()
  }
})
