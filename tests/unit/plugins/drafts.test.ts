import { afterEach, expect, test, vi } from 'vitest'
import { endedNotes, ongoing } from '../../../plugins/demos/drafts.ts'
import { shots } from '../../../scripts/capture/shots.ts'
import { site } from '../../support/content.ts'
import { prospectOf } from '../../support/drafts.ts'

afterEach(() => vi.useRealTimers())

const all = [prospectOf('roofing', { slug: 'miller', until: '2027-01-31' })]
const { languages: _, ...facts } = site
const agency = { ...facts, brand: 'Prominence' }

test('a draft is made until the end of its last day, and then the build says how to delete it', () => {
  vi.useFakeTimers({ now: new Date('2027-01-31T23:59:59Z') })
  expect([ongoing(all), endedNotes(all, agency)]).toEqual([all, []])
  vi.setSystemTime(new Date('2027-02-01T00:00:00Z'))
  expect([ongoing(all), endedNotes(all, agency)]).toEqual([
    [],
    [
      'miller ended on 2027-01-31 and was left out; delete it: node hosts/node_modules/wrangler/bin/wrangler.js delete --name prominence-miller',
    ],
  ])
})

test('a draft has a picture for shared links, and none of the portfolio', () => {
  const taken = shots({ clients: [], demos: [], pages: [], drafts: all }).filter(
    ({ of }) => of === 'miller',
  )
  expect(taken.map(({ file }) => file)).toEqual(['src/content/prospects/miller.png'])
  expect(taken[0]?.address('http://localhost:4173')).toBe('http://miller.localhost:4173')
})
