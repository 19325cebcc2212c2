import { demos } from './content.ts'
import { drafts } from '../../plugins/demos/drafts.ts'
import type { Prospect } from '../../src/reader/prospectSchema.ts'
import { readContent } from '../../src/reader/read.ts'

const longestWord = 'Wohnungsmodernisierungsgemeinschaften'

/** A business name of 44 characters, with a long word and with characters that HTML escapes. The schema allows 45 characters. */
export const longName = `O'Ma & ${longestWord}`

/** Makes a prospect (a possible client) with the name `longName`. The fields in `others` replace the default fields. */
export const prospectOf = (demo: string, others: Partial<Prospect> = {}): Prospect => ({
  slug: `draft-${demo}`,
  demo,
  name: longName,
  phone: { dial: '+13125550199', text: '(312) 555-0199' },
  areaServed: [longestWord, 'Skokie'],
  until: '2099-12-31',
  ...others,
})

/** A prospect (a possible client) for each demo. */
export const prospects = demos.map(({ slug }) => prospectOf(slug))

/** Returns the draft for a prospect: a demo that shows the prospect's facts instead of the invented facts. */
export function draftFor(prospect: Prospect) {
  const [draft] = drafts({ ...readContent(), prospects: [prospect] })
  return draft!
}
