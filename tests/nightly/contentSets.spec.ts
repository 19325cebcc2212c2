import { violations } from '../support/axe.ts'
import { contentSets } from '../support/contentSets/apply.ts'
import { holdsCopy, looksOf } from '../support/contentSets/looks.ts'
import { expectRoomFor, siteWith } from '../support/contentSets/visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { keepsNotices, settled } from '../support/page.ts'

const widths = [280, 320, 390, 600, 720, 768, 820, 1024, 1440]

/** Where axe looks at the colors of the dark: words stand on other grounds there. */
const inspected = [280, 768, 1440]

for (const name of Object.keys(contentSets)) {
  test(`the content "${name}" fits at every width, in the light and in the dark`, async ({
    page,
    allow,
  }) => {
    test.setTimeout(900_000)
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
    await holdsCopy(page)
    await keepsNotices(page)
    const { origin, content, stop } = await siteWith(name)
    try {
      for (const [look, shown] of Object.entries(looksOf(content)))
        await test.step(look, async () => {
          const inspect = async (width: number) => {
            if (!inspected.includes(width)) return
            const pale = await violations(page, { only: ['color-contrast'] })
            expect.soft([look, width, pale]).toEqual([look, width, []])
            if (width === widths.at(-1)) {
              await page.emulateMedia({ colorScheme: 'light' })
              await settled(page)
              expect.soft([look, await violations(page)]).toEqual([look, []])
            }
          }
          await expectRoomFor(page, look, shown, { origin, widths, inspect })
        })
    } finally {
      await page.context().setOffline(false)
      await stop()
    }
  })
}
