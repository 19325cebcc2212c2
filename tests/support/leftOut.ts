import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints why tests were skipped, or ran without anything to compare with. Also prints the faults that fail no test because the content is an owner's. Prints each text once, after all tests. */
export default class LeftOut implements Reporter {
  private readonly reasons = new Set<string>()

  onTestEnd({ annotations }: TestCase) {
    for (const { description } of annotations) if (description) this.reasons.add(description)
  }

  onEnd() {
    for (const reason of this.reasons) console.log(`\n${reason}`)
  }
}
