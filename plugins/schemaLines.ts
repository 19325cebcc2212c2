import * as v from 'valibot'
import { orRather } from './fields.ts'
import { closest } from './suggest.ts'

type Issue = v.BaseIssue<unknown>

const mostShown = 80

/** Issues of a part of the content as lines: file, field, what stands there and what is expected. */
export function lines(issues: readonly Issue[], file: string, name: string): string[] {
  const meant = new Set(issues.filter(isUnknown).map((issue) => place(issue, meantBy(issue))))
  return issues
    .filter((issue) => isUnknown(issue) || !meant.has(place(issue)))
    .map((issue) => {
      const path = v.getDotPath(issue) ?? ''
      const isNamed = path === '' || name !== /(\w+)\.ts$/.exec(file)?.[1] || /^\d/.test(path)
      const field = isNamed ? [name, path].filter(Boolean).join('.') : path
      return `${file}: ${field} ${said(issue)}`
    })
}

/** A field that its object does not have; the schema's message lists those that it has. */
const isUnknown = ({ type }: Issue) => type === 'never'

const meantBy = ({ path, message }: Issue) =>
  closest(String(path?.at(-1)?.key), message.split(', '))

/** The field of an issue, or another of the same object. */
const place = ({ path = [] as never }: Issue, last: unknown = path.at(-1)?.key) =>
  [...path.slice(0, -1).map(({ key }) => key), last].join('.')

function said(issue: Issue): string {
  if (isUnknown(issue)) {
    return orRather(`is not a known field; expected one of ${issue.message}`, meantBy(issue))
  }
  if (issue.input === undefined) return `is missing; expected ${issue.message}`
  return `is ${shown(issue.input)}; expected ${issue.message}`
}

const shown = (input: unknown) => {
  const text = JSON.stringify(input) ?? String(input)
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}
