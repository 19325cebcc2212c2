import { extname } from 'node:path'
import { builtDemo } from '../../plugins/demos/build.ts'
import { contentTypes } from '../../plugins/hosting/rules.ts'
import { expectAccessible } from '../support/axe.ts'
import { draftFor, longName, prospects } from '../support/drafts.ts'
import { expect, test } from '../support/fixtures.ts'
import { losses, nothing } from '../support/losses.ts'
import { expectOfTemplate } from '../support/taken.ts'

// Switches off the simulated touch that starts a page's React code, because drafts of demos have none.
test.use({ isUsed: false })

for (const prospect of prospects) {
  test(`prospects with long and short names have room in ${prospect.demo}`, async ({ page }) => {
    let draft = await builtDemo(draftFor(prospect))
    expect(draft.copy).toEqual({})
    await page.route('http://draft.localhost/**', (route) => {
      const path = new URL(route.request().url()).pathname.slice(1) || 'index.html'
      const body = draft.files[path]
      const headers = { 'content-security-policy': draft.hosting.policy }
      return body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ body, contentType: contentTypes[extname(path).slice(1)] ?? '', headers })
    })
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 })
      await page.goto('http://draft.localhost/')
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await losses(page), `at ${width} px`).toMatchObject(nothing)
      const parts = await page.locator('header, main, footer').allInnerTexts()
      const words = parts.join(' ').replaceAll(/\s+/g, ' ').toLowerCase()
      expectOfTemplate(
        `${prospect.demo} does not show the name of a prospect at ${width} px`,
        words.includes(longName.toLowerCase()),
      )
    }
    await expectAccessible(page)
    await page.goto('http://draft.localhost/404.html')
    expect.soft(await losses(page), 'on the 404 page').toMatchObject(nothing)
    await expectAccessible(page)
    const towns = Array.from({ length: 14 }, (_, index) => `Town ${index}`)
    for (const [name, areaServed] of [['Bo', ['Ely']] as const, ['Roofer Bo', towns] as const]) {
      draft = await builtDemo(draftFor({ ...prospect, name, areaServed }))
      await page.goto('http://draft.localhost/')
      expect.soft(await losses(page), `with the name ${name}`).toMatchObject(nothing)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.draft')).toBeVisible()
  })
}
