import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All rules of these kinds are asked: those of WCAG 2.2 at every level, best practices and experiments. */
const kinds = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(
  ' ',
)

/** Rules left out, with the reason. */
const leftOut = [
  // Asks for more than AA, which the palette is made for.
  'color-contrast-enhanced',
  // Takes the hero's subtitle and the demos' wordmarks for headings.
  'p-as-heading',
]

/** What axe finds wrong with a page as it stands, a line for each rule; all rules are asked, or these alone. */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  // The dialog's focus lock has a stop before and after it, which no visitor rests on.
  const builder = new AxeBuilder({ page }).exclude('[data-focus-guard]')
  // The pages have no frames, so axe needs no window of its own to add up what it found.
  builder.setLegacyMode()
  const chosen = only ? builder.withRules(only) : builder.withTags(kinds).disableRules(leftOut)
  const { violations: found } = await chosen.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}
