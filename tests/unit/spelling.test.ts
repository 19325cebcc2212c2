// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

const british =
  /\b(\w*(colour|favour|behaviour|neighbour|organis|recognis|optimis|analys(e[rd]|ing))\w*|licences?|centres?|metres?|grey|catalogues?|(dial|label|cancel|travel|model)led|judgements?|afresh|whilst)\b/gi

test('texts, names, comments and documents are in American English', () => {
  const files = sourceFiles(/\.(tsx?|js|css|html|svg|md)$/)
  const others = files.filter(({ path }) => path !== 'tests/unit/spelling.test.ts')
  const found = others.flatMap(({ path, text }) =>
    [...text.matchAll(british)].map(([word]) => `${path}: ${word}`),
  )
  expect(others.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(4)
  expect(found).toEqual([])
})
