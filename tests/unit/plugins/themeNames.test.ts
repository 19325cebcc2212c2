import { expect, test } from 'vitest'
import { themeNames } from '../../../plugins/themeNames.ts'
import * as names from '../../../src/theme/names.ts'

const load = themeNames().load as (id: string) => string | undefined

test('the bundle has the names of themes and roles, but no color', async () => {
  const code = load('/project/src/theme/names.ts') ?? ''
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({
    ...names,
  })
  expect(code).not.toContain('#')
  expect(load('/project/src/theme/tokens.ts')).toBeUndefined()
})
