import { afterEach, expect, test, vi } from 'vitest'
import { checkSlug, demoSites, endedSites } from '../../../../plugins/demos/demoSites.ts'
import { readContent } from '../../../../src/reader/read.ts'
import { prospectOf } from '../../../support/drafts.ts'

afterEach(() => vi.useRealTimers())

const { languages: _, ...site } = readContent().site
const content = {
  ...readContent(),
  site: { ...site, brand: 'Prominence' },
  prospects: [prospectOf('roofing', { slug: 'miller', until: '2027-01-31' })],
}
const line = 'The draft "miller" ended on 2027-01-31: change its "until".'
const note =
  'miller ended on 2027-01-31 and was left out; delete it: node hosts/node_modules/wrangler/bin/wrangler.js delete --name prominence-miller'

test.each([
  ['23:30 of the last day in Auckland', '2027-01-31T23:30+13:00', true],
  ['23:30 of the last day in Portland', '2027-01-31T23:30-08:00', true],
  ['the last minute of that day on Earth', '2027-01-31T23:59-12:00', true],
  ['the first minute after that day everywhere', '2027-02-01T00:00-12:00', false],
])('at %s (%s), the build makes the draft: %s', (_, now, isMade) => {
  vi.useFakeTimers({ now: new Date(now) })
  const known = demoSites(content).map(({ slug }) => slug)
  expect(known.includes('miller')).toBe(isMade)
  expect(endedSites(content).map((each) => each.note)).toEqual(isMade ? [] : [note])
  const check = () => checkSlug('miller', known, content)
  if (isMade) expect(check).not.toThrow()
  else expect(check).toThrow(line)
})

test('a draft has its own picture for shared links, and the site saves no copy', () => {
  expect(demoSites(content).at(-1)).toMatchObject({
    slug: 'miller',
    card: 'src/content/prospects/miller.png',
    hasCopy: false,
  })
})
