import type { Page } from '@playwright/test'
import { expectSame } from './comparable.ts'

/** The file of a transcript in tests/browser. */
export const transcriptOf = (name: string) => `transcripts/${name.replaceAll(/\W+/g, '-')}.yml`

/** Compares what a screen reader reads with its transcript. */
export async function expectTranscript(page: Page, name: string) {
  await expectSame(transcriptOf(name), `${await page.locator('body').ariaSnapshot()}\n`)
}
