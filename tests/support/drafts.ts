import { demos } from './content.ts'
import type { Prospect } from '../../src/reader/demoSchema.ts'

const longestWord = 'Wohnungsmodernisierungsgemeinschaften'

/** A name of the most letters, with a long word and the characters that HTML escapes. */
export const longestName = `O'Ma & ${longestWord}`

/** A prospect that is shown a demo: one with the longest name, unless it has others. */
export const prospectOf = (demo: string, others: Partial<Prospect> = {}): Prospect => ({
  slug: `draft-${demo}`,
  demo,
  name: longestName,
  phone: { dial: '+13125550199', text: '(312) 555-0199' },
  areaServed: [longestWord, 'Skokie'],
  until: '2099-12-31',
  ...others,
})

/** A prospect for each demo. */
export const prospects = demos.map(({ slug }) => prospectOf(slug))
