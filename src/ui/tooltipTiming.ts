/** Delays of a tooltip in milliseconds: before the first opens, and how long the next opens at once. */
export const tooltipDelays = { open: 700, skip: 300 } as const

/** How long to wait before a tooltip opens, given when the last one closed (both in ms). */
export function waitBeforeOpening(now: number, lastClosed: number): number {
  return now - lastClosed <= tooltipDelays.skip ? 0 : tooltipDelays.open
}
