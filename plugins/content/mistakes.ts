import { inspect } from 'node:util'
import * as v from 'valibot'
import { forms } from '../../src/content/schema.ts'
import { closest, correction } from './suggest.ts'

/** A mistake in the content: file, field such as "2.title", counted from 0, finding such as "is missing", expectation, and a suggestion. */
export interface Mistake {
  file: string
  /** Line and column, such as "12:10". */
  at?: string | undefined
  field?: string
  /** The content that the field is in. `line` takes the names of list entries from it. */
  value?: unknown
  found: string
  expected: string
  meant?: string | undefined
}

/** An entry of a list, with its place there: "clients.2". */
export type Placed<T> = T & { at: string }

/** A file that is not there. */
export const lost = (file: string): Mistake => ({
  file,
  found: 'is missing',
  expected: `it back: git restore ${file}`,
})

/** A mistake as its one line. */
export const line = ({ file, at, field, value, found, expected, meant }: Mistake): string => {
  const start = at === undefined ? file : `${file}:${at}`
  const place = field ? `${start}: ${readable(field, value)}` : start
  const question = meant === undefined ? '' : `; did you mean ${JSON.stringify(meant)}?`
  return `${place} ${found}; expected ${expected}${question}`
}

/** Stops a build or a command. Its message has one line per mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** Vite prints errors by inspecting them; a stack would not help an editor. */
  [inspect.custom]() {
    return this.message
  }
}

const mostShown = 80

/** A text, cut after 80 characters. */
export const cut = (text: string) =>
  text.length > mostShown ? `${text.slice(0, mostShown)}…` : text

/** "is" and a value, cut after 80 characters. A text keeps its last quotation mark. */
export const shown = (value: unknown) =>
  `is ${typeof value === 'string' ? JSON.stringify(cut(value)) : cut(JSON.stringify(value) ?? String(value))}`

/** "is" and an excerpt of a text around an index: 24 characters before it, and 24 after. */
export function shownAround(text: string, at: number): string {
  const start = text.slice(0, at).replace(/^.+(.{24})$/su, '…$1')
  const end = text.slice(at).replace(/^(.{24}).+$/su, '$1…')
  return shown(start + end)
}

type Issue = v.BaseIssue<unknown>

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never'
const isMissing = ({ input }: Issue) => input === undefined

/** The name of the field that an issue is about, and the object that it is in. */
const nameOf = ({ path }: Issue) => String(path?.at(-1)?.key)
const objectOf = ({ path }: Issue) => path?.at(-1)?.input

/** The missing field of the same object that a misspelt one is nearest to. */
function nearest(misspelt: Issue, issues: readonly Issue[]): Issue | undefined {
  const missing = issues.filter((each) => isMissing(each) && objectOf(each) === objectOf(misspelt))
  const name = closest(nameOf(misspelt), missing.map(nameOf))
  return missing.find((each) => nameOf(each) === name)
}

/** The path of a field with list entries counted from 1 and named: "clients #1 (Ferry & Main Moving).url". */
export function readable(field: string, value?: unknown): string {
  let entry = value
  const keys = field.split('.')
  return keys
    .map((key, index) => {
      entry = (Object(entry) as Record<string, unknown>)[key]
      if (!/^\d+$/.test(key)) return index === 0 ? key : `.${key}`
      const names = Object(entry) as Record<string, unknown>
      const own = ['name', 'title', 'heading', 'text'].find(
        // The wrong field itself is no name.
        (each) => v.is(shortText, names[each]) && each !== keys[index + 1],
      )
      const number = `${index === 0 ? '' : ' '}#${Number(key) + 1}`
      return own === undefined ? number : `${number} (${String(names[own])})`
    })
    .join('')
}

const shortText = v.pipe(v.string(), v.regex(forms.trimmed), v.maxLength(60))

/** The wrong value. For a space before or after a text, the end of the text with the space. */
function foundIn(issue: Issue): string {
  if (isMissing(issue)) return 'is missing'
  if (issue.input === null) return 'is empty'
  const { input, requirement } = issue
  if (typeof input !== 'string' || requirement !== forms.trimmed) return shown(input)
  return shownAround(input, /^\s/.test(input) ? 0 : input.length)
}

/** The mistakes that a schema finds in the value of a file. The agency's country helps to suggest phone numbers. */
export function schemaMistakes(
  schema: v.GenericSchema,
  value: unknown,
  file: string,
  country?: unknown,
): Mistake[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true })
  const meant = new Set(issues.filter(isUnknown).map((issue) => nearest(issue, issues)))
  return issues
    .filter((issue) => !meant.has(issue))
    .map((issue) => {
      const mistake = { file, field: v.getDotPath(issue) ?? '', expected: issue.message }
      if (!isUnknown(issue))
        return { ...mistake, found: foundIn(issue), meant: correction(issue, country) }
      const near = nearest(issue, issues)
      return { ...mistake, found: 'is not a known field', meant: near && nameOf(near) }
    })
}
