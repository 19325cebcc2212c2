/** A difference that cannot be removed: whose, in which answers, and why. */
interface Difference {
  engine: string
  /** Fits the name of a request, as the test calls it. */
  request: RegExp
  /** Fits what is different: "status", "cache", "header allow" and so on. */
  what: RegExp
  why: string
}

/** What engines do otherwise than the table says. A line that no answer needs any more fails the tests. */
export const differences: readonly Difference[] = []
