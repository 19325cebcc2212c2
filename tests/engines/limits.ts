/** What an engine, or the driver of its tests, cannot do at all. */
interface Limit {
  engine: string
  what: string
  why: string
  tracker: string
  /** An expression that is true in the page for as long as the limit stands, where a page can know. */
  stands?: string
}

export const limits: readonly Limit[] = [
  {
    engine: 'WebKit',
    what: 'the status of an answer',
    why: 'pages are not told it',
    tracker: 'https://bugs.webkit.org/show_bug.cgi?id=246857',
    stands: '!("responseStatus" in PerformanceNavigationTiming.prototype)',
  },
  {
    engine: 'WebKit',
    what: 'the console and the policy while a page loads',
    why: 'only builds for its developers have the protocol that tells it',
    tracker: 'https://bugs.webkit.org/show_bug.cgi?id=286506',
  },
]

/** Whether a check is left out in an engine, and what its name says of that. */
export function limited(engine: string, what: string) {
  const limit = limits.find((each) => each.engine === engine && each.what === what)
  return { skip: limit !== undefined, title: limit ? ` (not run: ${limit.why})` : '' }
}
