import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contentModules } from '../../../plugins/content/plugin.ts'

type Transform = (this: { environment: { mode: string } }, code: string, id: string) => unknown

/** The code of a page after the plugin, in development or in a build. */
const transformed = (code: string, mode = 'dev') => {
  const { transform } = contentModules() as unknown as { transform: Transform }
  return transform.call({ environment: { mode } }, code, resolve('src/pages/Example.tsx'))
}

test('in development an import leads to the modules of its values', () => {
  const code = `import {\n  home,\n  site as facts,\n} from '../content.js'\nexport const Page = () => <p>{home.title + facts.brand}</p>\n`
  expect(transformed(code)).toBe(
    `import { home as home } from 'content:home'; import { site as facts } from 'content:site'\n\n\n\nexport const Page = () => <p>{home.title + facts.brand}</p>\n`,
  )
})

test.each([
  ['all values at once', `import * as content from '../content.js'`],
  ["another folder's file", `import { site } from './content.js'`],
])('%s are imported as written', (_, code) => {
  expect(transformed(code)).toBe(code)
})

test('a build needs no shorter way', () => {
  expect(transformed(`import { site } from '../content.js'`, 'build')).toBeUndefined()
})
