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
  // The palette has the contrast of WCAG AA, but the next rule demands the contrast of AAA.
  'color-contrast-enhanced',
  // The rule mistakes the hero's subtitle and the demos' wordmarks for headings.
  'p-as-heading',
]

/** A style that hides the drawings, because axe takes the contour lines for the background of texts. */
const withoutDrawings = '#root main [aria-hidden="true"] { visibility: hidden !important }'

interface Question {
  /** The rules to check. Without `only`, axe checks all rules. */
  only?: string[]
  /** A selector of the part of the page that axe checks. Without `part`, axe checks the whole page. */
  part?: string | undefined
}

/** Runs axe on a page. Returns one line for each rule that the page violates. */
export async function violations(page: Page, { only, part }: Question = {}): Promise<string[]> {
  // Leaves out the focus guards of the dialog, which pass the focus on at once.
  const builder = new AxeBuilder({ page }).exclude('[data-focus-guard]')
  // The pages have no iframes, so axe needs no extra window to collect its results.
  builder.setLegacyMode()
  // Collects violations only, because listing the elements that pass takes as long as the checks.
  builder.options({ resultTypes: ['violations'] })
  if (part) builder.include(part)
  const chosen = only ? builder.withRules(only) : builder.withTags(kinds).disableRules(leftOut)
  await restyle(page, withoutDrawings)
  await settled(page)
  const { violations: found } = await chosen.analyze()
  await unstyle(page)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/** Expects no violations in a page or one of its elements, and enough contrast in the dark theme too. */
export async function expectAccessible(page: Page, part?: string) {
  expect.soft(await violations(page, { part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, { only: ['color-contrast'], part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
