import { expect, test } from 'vitest'
import { judged } from '../support/validity/known.ts'

const line = { message: /^unknown: grid$/, source: /display:grid/, why: '', link: '' }
const fault = { document: 'a.html', message: 'unknown: grid', extract: '' }
const withGrid = { 'a.html': '<p style="display:grid">' }
const without = { 'a.html': '<p>' }

test.each([
  ['a message about a source that it does not know is explained', [fault], withGrid, 0, 0],
  ['a message about anything else is a fault', [fault], without, 1, 0],
  ['a source that it knows by now makes the line superfluous', [], withGrid, 0, 1],
  ['a source that is gone, as with its demo, leaves the line alone', [], without, 0, 0],
])('%s', (_name, found, documents, faults, superfluous) => {
  const result = judged(found, documents, [line])
  expect([result.faults.length, result.superfluous.length]).toEqual([faults, superfluous])
})
