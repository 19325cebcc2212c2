import type { Judgement } from '../../tools/doctor/finding.js'

/** What is not good, a line each: "wrong: what is so -> what to do". */
export const notGood = (judgements: readonly Judgement[]) =>
  judgements
    .filter(({ state }) => state !== 'good')
    .map(({ state, finding, next }) => `${state}: ${finding} -> ${next}`)
