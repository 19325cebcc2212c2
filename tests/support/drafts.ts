import { demos } from './content.ts'
import { drafts } from '../../plugins/demos/drafts.ts'
import type { Prospect } from '../../src/reader/prospectSchema.ts'
import { readContent } from '../../src/reader/read.ts'

const longestWord = 'Wohnungsmodernisierungsgemeinschaften'

/** A name of the greatest length, with a long word and the characters that HTML escapes. */
export const longestName = `O'Ma & ${longestWord}`

/** Makes a prospect with the longest name. The fields of `others` replace the prospect's own fields. */
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

/** Returns the draft for a prospect. */
export function draftFor(prospect: Prospect) {
  const [draft] = drafts({ ...readContent(), prospects: [prospect] })
  return draft!
}
