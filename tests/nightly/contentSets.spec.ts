import { violations } from '../support/axe.ts'
import { contentSets } from '../support/contentSets/apply.ts'
import { expectRoom, siteWith } from '../support/contentSets/visit.ts'
import { expect, test } from '../support/fixtures.ts'
import { savesNothing } from '../support/page.ts'

const widths = [280, 320, 390, 600, 720, 768, 820, 1024, 1440]

for (const name of Object.keys(contentSets)) {
  test(`the content "${name}" fits at every width`, async ({ page, allow }) => {
    test.setTimeout(600_000)
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
    await savesNothing(page)
    const site = await siteWith(name)
    try {
      await expectRoom(page, site, widths, async () => {
        const found = await violations(page)
        // Colors do not depend on words, and axe takes the contour field, where the hero clips it, for the ground of texts below.
        expect.soft(found.filter((each) => !each.startsWith('color-contrast:'))).toEqual([])
      })
    } finally {
      await site.stop()
    }
  })
}
