import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { editorSchemas, folder } from '../../../plugins/content/editor.ts'
import { factsFile, parts } from '../../../plugins/content/read.ts'
import { demos } from '../../support/content.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown

test('editors check the content with the schemas of the build', () => {
  const written = readdirSync(folder).map((file) => ({
    name: file.replace(/\.json$/, ''),
    schema: read(join(folder, file)),
  }))
  const byName = (all: readonly { name: string; schema: unknown }[]) =>
    Object.fromEntries(all.map(({ name, schema }) => [name, JSON.stringify(schema)]))
  const [has, expected] = [byName(written), byName(editorSchemas())]
  const names = Object.keys({ ...has, ...expected })
  const old = names.filter((name) => has[name] !== expected[name])
  expect(old, `${folder} differs from the content's schemas: run "npm run fix"`).toEqual([])
})

test.each([...parts, ...demos.map(({ slug }) => ({ name: 'facts', file: factsFile(slug) }))])(
  '$file names its schema in its first line',
  ({ name, file }) => {
    const [first = ''] = readFileSync(file, 'utf8').split('\n')
    const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(first) ?? []
    expect(resolve(dirname(file), path)).toBe(resolve(folder, `${name}.json`))
  },
)
