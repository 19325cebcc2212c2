import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { schemaFolder, writeEditorSchemas } from '../../../../plugins/content/editorSchemas.ts'
import { contentFiles } from '../../../../src/reader/read.ts'
import { temporaryFolder } from '../../../support/unit/temporary.ts'

test('editors get a schema of each content file, which says what each field expects', () => {
  const root = temporaryFolder()
  writeEditorSchemas(root)
  const names = ['facts.json', ...contentFiles.map(({ name }) => `${name}.json`)]
  expect(readdirSync(join(root, schemaFolder)).sort()).toEqual(names.sort())
  const site = JSON.parse(readFileSync(join(root, schemaFolder, 'site.json'), 'utf8')) as {
    properties: { bookingUrl: unknown }
  }
  expect(site.properties.bookingUrl).toMatchObject({
    pattern: expect.stringContaining('https'),
    patternErrorMessage: expect.stringContaining('an https address'),
  })
})

test.each(contentFiles)('$file names its schema in its first line', ({ name, file }) => {
  const schema = relative(dirname(file), join(schemaFolder, `${name}.json`)).replaceAll('\\', '/')
  const [first] = readFileSync(file, 'utf8').split(/\r?\n/)
  expect(first).toBe(`# yaml-language-server: $schema=${schema}`)
})
