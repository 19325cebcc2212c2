// Helpers of all schemas: content, theme and demos. The browser does not load this module.
import * as v from 'valibot'

/** Makes the schema of an object with these fields and no others. */
export const fields = <E extends v.ObjectEntries>(entries: E) => {
  // Valibot copies `requirement` into its errors ("issues"), from which `knownFields` reads the field names.
  const requirement = Object.keys(entries)
  const schema = v.strictObject(entries, `the fields ${requirement.join(', ')}`)
  return Object.assign(schema, { requirement })
}

/** Makes a field for each name. All these fields have the given schema. */
export const named = <S extends v.GenericSchema, Name extends string>(
  schema: S,
  ...names: Name[]
) => Object.fromEntries(names.map((name) => [name, schema])) as { [K in Name]: S }

/** Returns the names of an object's allowed fields, from Valibot's error ("issue") about an unknown field. */
export const knownFields = ({ requirement }: v.BaseIssue<unknown>): string[] =>
  v.is(v.array(v.string()), requirement) ? requirement : []
