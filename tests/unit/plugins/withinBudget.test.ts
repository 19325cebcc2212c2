import { expect, test } from 'vitest'
import { withinBudget } from '../../../plugins/offline/withinBudget.ts'

const picture = (name: string, size: number) =>
  [480, 960].map((width) => ({ url: `assets/pictures/${name}-${width}.abc.avif`, size: size / 2 }))
const page = { url: 'index.html', size: 1_000_000 }
const all = [page, ...picture('b-two', 60), ...picture('a', 50), ...picture('c', 40)]
const kept = (names: string[], budget: number) =>
  withinBudget(all, names, budget).map(({ url }) => url.replace(/^.*\/(.*)\.abc.*$/, '$1'))

test('files that are not pictures stay, whatever their size', () => {
  expect(kept([], 0)).toEqual(['index.html'])
})

test('pictures stay with all variants, in the given order, up to the budget', () => {
  expect(kept(['a', 'b-two', 'c'], 110)).toEqual([
    'index.html',
    'a-480',
    'a-960',
    'b-two-480',
    'b-two-960',
  ])
})

test('the first picture that does not fit ends the list, even if a later one fits', () => {
  expect(kept(['a', 'b-two', 'c'], 100)).toEqual(['index.html', 'a-480', 'a-960'])
})
