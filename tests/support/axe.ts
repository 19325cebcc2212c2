import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { restyle, settled, unstyle } from './page.ts'

/** The checked kinds of rules: WCAG 2.2 at every level, best practices and experimental rules. */
const kinds = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(
  ' ',
)

/** Disabled rules, each with its reason. */
const leftOut = [
  // The rule demands the contrast of WCAG AAA. The site's colors have the contrast of WCAG AA.
  'color-contrast-enhanced',
  // The rule mistakes the hero's subtitle and the business names in the demos for headings.
  'p-as-heading',
]

/** A style that hides the drawings. Otherwise axe would take the contour lines of a drawing for the background of a text. */
const withoutDrawings = '#root main [aria-hidden="true"] { visibility: hidden !important }'

interface Question {
  /** The IDs of the rules to check. Without `only`, axe checks all rules. */
  only?: string[]
  /** A selector. axe checks only the matching part of the page. Without `part`, axe checks the whole page. */
  part?: string | undefined
}

/** Runs axe on a page, and returns one line for each rule that the page violates. */
export async function violations(page: Page, { only, part }: Question = {}): Promise<string[]> {
  // Skips the dialog's focus guards, because visitors never use these elements. A guard that gets the focus moves the focus back into the dialog.
  const builder = new AxeBuilder({ page }).exclude('[data-focus-guard]')
  // In legacy mode, axe opens no second window. The window would only collect results from iframes, which the pages do not have.
  builder.setLegacyMode()
  // Lists only violations, because a list of passing elements would take as long as the checks themselves.
  builder.options({ resultTypes: ['violations'] })
  if (part) builder.include(part)
  const chosen = only ? builder.withRules(only) : builder.withTags(kinds).disableRules(leftOut)
  await restyle(page, withoutDrawings)
  await settled(page)
  const { violations: found } = await chosen.analyze()
  await unstyle(page)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/** Expects no violations in a page or in one part of the page. Also checks the contrast in the dark theme. */
export async function expectAccessible(page: Page, part?: string) {
  expect.soft(await violations(page, { part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, { only: ['color-contrast'], part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
