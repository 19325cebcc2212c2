import type { Judgment } from '../../scripts/doctor/finding.js'

/** What is not good, a line each: "wrong: what is so -> what to do". */
export const notGood = (judgments: readonly Judgment[]) =>
  judgments
    .filter(({ state }) => state !== 'good')
    .map(({ state, finding, next }) => `${state}: ${finding} -> ${next}`)
