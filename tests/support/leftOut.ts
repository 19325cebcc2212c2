import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints why tests were skipped, or compared nothing. Also prints faults in an owner's content that fail a test only in the template's. Prints each text once, after all tests. */
export default class LeftOut implements Reporter {
  private readonly reasons = new Set<string>()

  onTestEnd({ annotations }: TestCase) {
    for (const { description } of annotations) if (description) this.reasons.add(description)
  }

  onEnd() {
    for (const reason of this.reasons) console.log(`\n${reason}`)
  }
}
