import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { factsSchema } from '../../src/reader/demoSchema.ts'
import { contentFiles } from '../../src/reader/read.ts'

/** The folder of the JSON Schemas. The first line of each YAML file in the content names a schema in this folder. */
export const schemaFolder = '.vscode/schemas'

/** Matches a Valibot check that compares a text with a regular expression (`requirement`). */
const patternCheck = v.object({ message: v.string(), requirement: v.instance(RegExp) })

/** Converts a Valibot schema to a JSON Schema. Code editors use a JSON Schema to complete and check a YAML file. Leaves out checks that JSON Schema cannot express. */
const editorSchema = (schema: v.GenericSchema) =>
  toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction({ valibotAction: action, jsonSchema }) {
      if (!v.is(patternCheck, action)) return undefined
      const { message, requirement } = action
      const pattern = { pattern: requirement.source, patternErrorMessage: message }
      return { ...jsonSchema, description: message, ...pattern }
    },
  })

/** Writes a JSON Schema for each YAML file of the content, and one for the facts.yaml of every demo. */
export function writeEditorSchemas(root = '.'): void {
  const folder = join(root, schemaFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, schema } of [...contentFiles, { name: 'facts', schema: factsSchema }]) {
    const text = JSON.stringify(editorSchema(schema), undefined, 2)
    writeFileSync(join(folder, `${name}.json`), `${text}\n`)
  }
}
