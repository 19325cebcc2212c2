import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** What axe finds wrong with a page as it stands, a line for each rule; some rules may be left out. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Describing what is right would take most of the time; so would frames, which no page has.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(without)
    .setLegacyMode()
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}
