// @vitest-environment node
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

const exported = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm

/** Knip lets a type stand that only the signatures of its own file name. */
test('whatever a file exports is named in another', () => {
  const files = sourceFiles(/\.(tsx?|js)$/)
  const words = files.map(({ path, text }) => ({ path, names: new Set(text.match(/\w+/g)) }))
  const own = files.flatMap(({ path, text }) =>
    [...text.matchAll(exported)].map(([, name = '']) => ({ path, name })),
  )
  const isAlone = ({ path, name }: (typeof own)[number]) =>
    !words.some((other) => other.path !== path && other.names.has(name))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(isAlone)).toEqual([])
})
