import type { Page } from '@playwright/test'
import { expectSame } from './comparable.ts'

/** The file of an accessibility tree in tests/browser. */
export const accessibilityTreeFile = (name: string) =>
  `accessibilityTrees/${name.replaceAll(/\W+/g, '-')}.yml`

/** Compares the accessibility tree, which a screen reader reads, with its file. */
export async function expectAccessibilityTree(page: Page, name: string) {
  await expectSame(accessibilityTreeFile(name), `${await page.locator('body').ariaSnapshot()}\n`)
}
