// What the schemas of the content, the theme and the demos share. It is not shipped.
import * as v from 'valibot'

/** An object with these fields and no others. Its issues have their names, for suggestions. */
export const fields = <E extends v.ObjectEntries>(entries: E) => {
  const requirement = Object.keys(entries)
  const schema = v.strictObject(entries, `the fields ${requirement.join(', ')}`)
  return Object.assign(schema, { requirement })
}

const names = v.array(v.string())

/** The names that the fields beside an unknown one have. */
export const knownFields = ({ requirement }: v.BaseIssue<unknown>): string[] =>
  v.is(names, requirement) ? requirement : []
