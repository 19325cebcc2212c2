import { basename, extname } from 'node:path'
import { inspect } from 'node:util'
import * as v from 'valibot'
import { closest, correction } from './suggest.ts'

/** A mistake in the content: a file, a field in it such as "2.title", what is found there ("is missing"), what is expected, what was meant. */
export interface Mistake {
  file: string
  field?: string
  found: string
  expected: string
  meant?: string | undefined
}

/** A mistake as its one line. */
export const line = ({ file, field, found, expected, meant }: Mistake): string => {
  const place = field === undefined ? file : `${file}: ${field}`
  const question = meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`
  return `${place} ${found}; expected ${expected}${question}`
}

/** Stops a build or a command: its message has a line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** Vite prints errors by inspecting them; an editor has no use for a stack. */
  [inspect.custom]() {
    return this.message
  }
}

const mostShown = 80

/** "is" and a value, cut after 80 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return `is ${text.length > mostShown ? `${text.slice(0, mostShown)}…` : text}`
}

type Issue = v.BaseIssue<unknown>

const keysOf = ({ path = [] as never }: Issue) => path.map(({ key }) => String(key))
const parentOf = (issue: Issue) => keysOf(issue).slice(0, -1)
const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never'
const isMissing = (issue: Issue) => issue.input === undefined && !isUnknown(issue)

/** What a schema finds wrong with an export of a file, in an agency's country. */
export function schemaMistakes(
  schema: v.GenericSchema,
  value: unknown,
  file: string,
  name: string,
  country: unknown,
): Mistake[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true })
  const isNamesake = name === basename(file, extname(file))
  const fieldOf = (keys: readonly string[]) =>
    (isNamesake && keys.length > 0 ? keys : [name, ...keys]).join('.')

  /** The field that a misspelt one is nearest to, of those that its object lacks. */
  const nearest = (issue: Issue) => {
    const parent = fieldOf(parentOf(issue))
    const others = issues.filter((each) => isMissing(each) && fieldOf(parentOf(each)) === parent)
    return closest(
      keysOf(issue).at(-1) ?? '',
      others.map((each) => keysOf(each).at(-1) ?? ''),
    )
  }

  const misspelt = new Set(
    issues.filter(isUnknown).map((issue) => fieldOf([...parentOf(issue), nearest(issue) ?? ''])),
  )
  return issues
    .map((issue) => ({ issue, file, field: fieldOf(keysOf(issue)), expected: issue.message }))
    .filter(({ issue, field }) => !(isMissing(issue) && misspelt.has(field)))
    .map(({ issue, ...mistake }) =>
      isUnknown(issue)
        ? { ...mistake, found: 'is not a known field', meant: nearest(issue) }
        : {
            ...mistake,
            found: isMissing(issue) ? 'is missing' : shown(issue.input),
            meant: correction(issue, country),
          },
    )
}
