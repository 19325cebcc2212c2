import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { errors } from '../../../plugins/typeErrors.ts'

const error = (file: string) => `${file}(3,5): error TS2322: Type 'number' is not a string.`
const written = (...files: string[]) => files.map(error).join('\n')

test('errors are listed, with the position of the first', () => {
  const [first, second] = ['src/ui/Button.tsx', 'src/content/drawings/symbols.tsx']
  expect(errors(written(first, second))).toEqual({
    message: `${error(first)}\n${error(second)}`,
    stack: '',
    loc: { file: resolve(first), line: 3, column: 5 },
  })
})

test.each(['src/content/site.ts', 'src/theme/tokens.ts', 'demos/roofing/facts.ts'])(
  'an error in %s is left to the content check',
  (file) => expect(errors(written(file))).toBeNull(),
)
