import { expectRoom, siteWith } from '../support/contentSets/visit.ts'
import { test } from '../support/fixtures.ts'
import { savesNothing } from '../support/page.ts'

test('the longest texts that the schema allows fit on a phone and on a tablet', async ({
  page,
  allow,
}) => {
  test.setTimeout(180_000)
  allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
  await savesNothing(page)
  const site = await siteWith('longest')
  try {
    await expectRoom(page, site, [320, 768])
  } finally {
    await site.stop()
  }
})
