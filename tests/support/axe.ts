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
  // A rule of AAA; the palette meets AA.
  'color-contrast-enhanced',
  // Mistakes the hero's subtitle and the demos' wordmarks for headings.
  'p-as-heading',
]

/** Hides the site's drawings: axe takes the contour field for the ground of texts, even where the hero clips it. */
const withoutDrawings = '#root main [aria-hidden="true"] { visibility: hidden !important }'

interface Question {
  /** The checked rules; all by default. */
  only?: string[]
  /** A selector of the checked part. */
  part?: string | undefined
}

/** The violations that axe finds on a page, one line per rule. */
export async function violations(page: Page, { only, part }: Question = {}): Promise<string[]> {
  // Two helper elements of the dialog's focus lock, which pass the focus on at once.
  const builder = new AxeBuilder({ page }).exclude('[data-focus-guard]')
  // The pages have no frames, so axe needs no extra window to collect its results.
  builder.setLegacyMode()
  // Listing the elements that pass takes as long as the checks.
  builder.options({ resultTypes: ['violations'] })
  if (part) builder.include(part)
  const chosen = only ? builder.withRules(only) : builder.withTags(kinds).disableRules(leftOut)
  await restyle(page, withoutDrawings)
  await settled(page)
  const { violations: found } = await chosen.analyze()
  await unstyle(page)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/** Expects no violations, and enough contrast in the dark too: of a part, if the page below it has a test of its own. */
export async function expectAccessible(page: Page, part?: string) {
  expect.soft(await violations(page, { part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, { only: ['color-contrast'], part })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
