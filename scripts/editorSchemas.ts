import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas, folder } from '../plugins/content/editor.ts'

/** Part of `npm run fix`: writes the schemas that editors read, which the tests compare with src/content/schema.ts. */
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const { name, schema } of editorSchemas())
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, undefined, 2)}\n`)
