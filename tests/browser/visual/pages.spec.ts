import { test } from '../fixtures.ts'
import { savesNothing, settled, stopClock } from '../page.ts'
import { show, states } from '../states.ts'
import { drawn, expectLook, steady, today } from './picture.ts'

const widths = [375, 768, 1440]
const themes = ['light', 'dark'] as const

/** The not-saved page is in the letters of each system. */
const own = Object.entries(states).filter(
  ([name, { demo }]) => !demo && name !== 'the not-saved page',
)

/** What happens on a page fills no more than the window; pages are seen whole. */
const isPage = (name: string) => /page$|portfolio$/.test(name)

for (const [name, state] of own) {
  test(`${name} looks as before`, async ({ page, baseURL, allow }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED/)
    await savesNothing(page)
    await page.clock.install({ time: today })
    for (const width of state.isNarrow ? widths.slice(0, 1) : widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.resume()
      await show(page, state, baseURL)
      // What lies under the mouse after a click would open its tooltip sooner or later.
      if (name !== 'an open tooltip') await page.mouse.move(1, 1)
      await stopClock(page)
      await steady(page)
      await drawn(page)
      if (!isPage(name)) await state.shows(page).scrollIntoViewIfNeeded()
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        await settled(page)
        await expectLook(page, `${name} ${width} ${colorScheme}`, isPage(name))
      }
    }
  })
}
