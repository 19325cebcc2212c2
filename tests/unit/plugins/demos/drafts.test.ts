import { afterEach, expect, test, vi } from 'vitest'
import { endedNotes, ongoing } from '../../../../plugins/demos/drafts.ts'
import { shots } from '../../../../scripts/capture/shots.ts'
import { site } from '../../../support/content.ts'
import { prospectOf } from '../../../support/drafts.ts'

afterEach(() => vi.useRealTimers())

const all = [prospectOf('roofing', { slug: 'miller', until: '2027-01-31' })]
const { languages: _, ...facts } = site
const agency = { ...facts, brand: 'Prominence' }

test.each([
  ['23:30 of the last day in Auckland', '2027-01-31T23:30+13:00', true],
  ['23:30 of the last day in Portland', '2027-01-31T23:30-08:00', true],
  ['the last minute of that day on Earth', '2027-01-31T23:59-12:00', true],
  ['the first minute after that day everywhere', '2027-02-01T00:00-12:00', false],
])('at %s, %s, a draft is made: %s', (_, now, isMade) => {
  vi.useFakeTimers({ now: new Date(now) })
  const left =
    'miller ended on 2027-01-31 and was left out; delete it: node hosts/node_modules/wrangler/bin/wrangler.js delete --name prominence-miller'
  expect(ongoing(all)).toEqual(isMade ? all : [])
  expect(endedNotes(all, agency)).toEqual(isMade ? [] : [left])
})

test('a draft has a picture for shared links, and none of the portfolio', () => {
  const taken = shots({ clients: [], demos: [], pages: [], drafts: all }).filter(
    ({ of }) => of === 'miller',
  )
  expect(taken.map(({ file }) => file)).toEqual(['src/content/prospects/miller.png'])
  expect(taken[0]?.address('http://localhost:4173')).toBe('http://miller.localhost:4173')
})
