import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { factsSchema } from '../../src/reader/demoSchema.ts'
import { contentFiles } from '../../src/reader/read.ts'

/** The folder of the schemas that each YAML file names in its first line. */
export const schemaFolder = '.vscode/schemas'

/** A check of a text's form, with what it expects. */
const check = v.object({ message: v.string(), requirement: v.instance(RegExp) })

/** The JSON Schemas with which an editor completes and checks the content, by name. What JSON Schema cannot say is left to the build. */
const editorSchemas = () =>
  [...contentFiles, { name: 'facts', schema: factsSchema }].map(({ name, schema }) => ({
    name,
    schema: toJsonSchema(schema, {
      typeMode: 'input',
      errorMode: 'ignore',
      overrideAction({ valibotAction: action, jsonSchema }) {
        if (!v.is(check, action)) return undefined
        const { message, requirement } = action
        const pattern = { pattern: requirement.source, patternErrorMessage: message }
        return { ...jsonSchema, description: message, ...pattern }
      },
    }),
  }))

/** Writes the schemas that editors read. */
export function writeEditorSchemas(root = '.'): void {
  rmSync(join(root, schemaFolder), { recursive: true, force: true })
  mkdirSync(join(root, schemaFolder), { recursive: true })
  for (const { name, schema } of editorSchemas())
    writeFileSync(
      join(root, schemaFolder, `${name}.json`),
      `${JSON.stringify(schema, undefined, 2)}\n`,
    )
}
