import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Facts } from '../../../demos/types.ts'
import { readContent } from '../../../plugins/content/read.ts'
import { fontFolder } from '../../../plugins/fonts/families.ts'

const { faces, portfolio } = readContent()
const demos = await Promise.all(
  portfolio.demos.map(async ({ slug }) => {
    const file = pathToFileURL(resolve('demos', slug, 'facts.ts'))
    return ((await import(file.href)) as { facts: Facts }).facts
  }),
)

test.each([
  { workspace: 'src/theme', used: Object.values(faces) },
  { workspace: 'demos', used: demos.flatMap((demo) => demo.faces) },
])('$workspace has no font that nothing uses', ({ workspace, used }) => {
  const { devDependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const folders = used.map(({ family }) => fontFolder(family))
  const unused = Object.keys(devDependencies).filter(
    (name) => !folders.includes(join('node_modules', name)),
  )
  expect(unused, `npm uninstall --workspace ${workspace} ${unused.join(' ')}`).toEqual([])
})
