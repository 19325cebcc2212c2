import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** Rules left out, with the reason; all others hold, best practices and experiments too. */
const leftOut: Record<string, string> = {
  'color-contrast-enhanced': 'asks for more than AA, which the palette is made for',
  'p-as-heading': "takes the hero's subtitle and the demos' wordmarks for headings",
}

const rules = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !(ruleId in leftOut) }]),
)

/** The dialog's focus lock has a stop before and after it, which no visitor rests on. */
const context = { exclude: ['[data-focus-guard]'] }

/** What axe finds wrong with a page as it stands, a line for each rule; all rules are asked, or these alone. */
export async function violations(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Describing what is right would take most of the time; so would frames, which no page has.
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(only ? { runOnly: [...only] } : { rules }),
  }
  const { violations: found } = await page.evaluate(
    (settings) => axe.run(settings.context, settings.options),
    { context, options },
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}
