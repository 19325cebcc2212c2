import type { CDPSession } from '@playwright/test'
import { startBrowser } from '../browser.ts'
import type { Figures } from '../bench/table.ts'

const slowdown = 4

/** Time that the page's thread has spent on a kind of work so far, in milliseconds. */
async function spent(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
}

/** What a phone four times slower than this machine does for the portfolio: opening it, using it, scrolling to its end. */
export async function pageCosts(origin: string): Promise<Figures> {
  const browser = await startBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const figures: Figures = {}
    let before: Record<string, number> = {}
    const note = async (step: string) => {
      const now = await spent(session)
      for (const kind of [
        'LayoutDuration',
        'RecalcStyleDuration',
        'ScriptDuration',
        'TaskDuration',
      ]) {
        figures[`4x: ${step}, ${kind.replace('Duration', '').toLowerCase()}, ms`] =
          (now[kind] ?? 0) - (before[kind] ?? 0)
      }
      before = now
    }
    await page.goto(`${origin}/portfolio`)
    await page.waitForTimeout(3000)
    await note('open')
    await page.mouse.move(100, 300)
    await page.waitForTimeout(5000)
    await note('start')
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(50)
    }
    await note('40 scrolls')
    return figures
  } finally {
    await browser.close()
  }
}
