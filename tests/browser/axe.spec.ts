import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { settled } from './page.ts'
import { show, states } from './states.ts'

const widths = [320, 375, 768, 1280, 1920]

/** How a visitor may see the colors. */
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

for (const [name, state] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page, baseURL, allow }) => {
    allow(/[Nn]ot [Ff]ound.*nowhere|ERR_INTERNET_DISCONNECTED|503.*not-saved/)
    for (const width of state.isNarrow ? widths.slice(0, 2) : widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const media of looks) {
        await page.emulateMedia(media)
        // Some do not survive another width, or their time is over.
        if (!(await state.shows(page).isVisible())) await show(page, state, baseURL)
        await settled(page)
        // Of a demo axe reads the page's own colors, which the system has replaced.
        const isForced = state.demo && media.forcedColors === 'active'
        const found = await violations(page, isForced ? { off: ['color-contrast'] } : {})
        expect({ width, ...media, found }).toEqual({ width, ...media, found: [] })
      }
    }
  })
}
