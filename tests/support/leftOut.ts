import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints the notes of all tests after the last test, each note once. A note says why a test was skipped or compared no screenshots, or names a fault in an owner's content. */
export default class LeftOut implements Reporter {
  private readonly reasons = new Set<string>()

  onTestEnd({ annotations }: TestCase) {
    for (const { description } of annotations) if (description) this.reasons.add(description)
  }

  onEnd() {
    for (const reason of this.reasons) console.log(`\n${reason}`)
  }
}
