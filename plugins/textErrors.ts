import * as v from 'valibot'
import { factsFile, fileOf, type Content } from './contentParts.ts'
import { facts } from './demoSchema.ts'
import { drawingSchemas } from './drawingSchema.ts'
import { lines } from './schemaLines.ts'
import { schemas } from './schema.ts'
import { wordSchemas } from './wordSchema.ts'

/** What a schema says of a part of the content. */
interface Looked {
  errors: string[]
  issues: readonly v.BaseIssue<unknown>[]
}

/** Every part that could be read, beside what its schema says. */
export function looked(content: Content): Map<string, Looked> {
  const { country } = Object(Object(content.site).place) as { country?: unknown }
  const symbols = Object.keys(Object(content.symbols))
  const parts = Object.entries({ ...schemas(country, symbols), ...wordSchemas, ...drawingSchemas })
    .filter(([name]) => name in content)
    .map(([name, schema]) => {
      const file = fileOf[name as keyof typeof fileOf]
      return [name, look(schema, content[name as keyof Content], file, name)] as const
    })
  const demos = Object.entries(content.facts ?? {}).map(
    ([slug, value]) =>
      [factsFile(slug), look(facts(country), value, factsFile(slug), 'facts')] as const,
  )
  return new Map([...parts, ...demos])
}

function look(schema: v.GenericSchema, value: unknown, file: string, name: string): Looked {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true })
  return { errors: lines(issues, file, name), issues }
}

/** What is wrong with the texts and addresses: file, field, what stands there and what is expected. */
export const textErrors = (content: Content): string[] =>
  [...looked(content).values()].flatMap(({ errors }) => errors)

/** The entries of a list that have no mistake of their own. */
export function sound<T>(value: unknown, issues: readonly v.BaseIssue<unknown>[] = []): T[] {
  const wrong = new Set(issues.map(({ path }) => path?.[0]?.key))
  return Array.isArray(value) ? (value as T[]).filter((_, index) => !wrong.has(index)) : []
}
