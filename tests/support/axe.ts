import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './page.ts'

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

/** The violations that axe finds on a page, one line per rule; checks the given rules, or all. */
export async function violations(page: Page, only?: string[]): Promise<string[]> {
  // Two helper elements of the dialog's focus lock, which pass the focus on at once.
  const builder = new AxeBuilder({ page }).exclude('[data-focus-guard]')
  // The pages have no frames, so axe needs no extra window to collect its results.
  builder.setLegacyMode()
  // Listing the elements that pass takes as long as the checks.
  builder.options({ resultTypes: ['violations'] })
  const chosen = only ? builder.withRules(only) : builder.withTags(kinds).disableRules(leftOut)
  const { violations: found } = await chosen.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

/** Other color settings of a visitor; only the contrast depends on them. */
const dark = { colorScheme: 'dark', forcedColors: 'none' } as const
const forced = { colorScheme: 'dark', forcedColors: 'active' } as const

/** Expects no violations, and enough contrast in the dark and in forced colors. */
export async function expectAccessible(page: Page, isDemo: boolean) {
  expect.soft(await violations(page)).toEqual([])
  // In demos axe reads the colors of the style sheet, which forced colors replace.
  for (const look of isDemo ? [dark] : [dark, forced]) {
    await page.emulateMedia(look)
    await settled(page)
    expect.soft([look, await violations(page, ['color-contrast'])]).toEqual([look, []])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await settled(page)
}
