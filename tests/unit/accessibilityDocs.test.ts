import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/accessibility.md', 'utf8')

/** WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/): the last numbers of each guideline's criteria. */
const guidelines: Record<string, number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

test('the table lists every criterion of WCAG 2.2 A and AA in order', () => {
  const all = Object.entries(guidelines).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  const listed = [...page.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number)
  expect(listed).toEqual(all)
})

test('every criterion names an existing test, is judged by a person or does not apply', () => {
  const lines = page.split('\n').filter((line) => /^\| \d/.test(line))
  for (const line of lines) {
    const shownBy = line.split('|').at(-2) ?? ''
    const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
      name.includes('/') ? name : `tests/browser/${name}`,
    )
    const namesNone = /does not apply|a person's judgment/.test(shownBy)
    expect([line, files.length === 0]).toEqual([line, namesNone])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  }
})
