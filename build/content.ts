import * as v from 'valibot'
import type { ClientSite, DemoSite, Service } from '../src/content/types.ts'
import { ContentError } from './contentError.ts'
import { factsFile, fileOf, readContent, type Content } from './contentFiles.ts'
import { relationErrors } from './contentRelations.ts'
import { demoFolderErrors } from './demoFolders.ts'
import { facts } from './demoSchema.ts'
import { environmentErrors } from './environment.ts'
import { linkErrors } from './linkErrors.ts'
import { pictureErrors } from './pictureErrors.ts'
import { lines } from './schemaLines.ts'
import { schemas } from './schema.ts'
import { wordSchemas } from './wordSchema.ts'

/** What a schema says of a part of the content. */
interface Looked {
  errors: string[]
  issues: readonly v.BaseIssue<unknown>[]
}

/** Every part that could be read, beside what its schema says. */
function looked(content: Content): Map<string, Looked> {
  const { country } = Object(Object(content.site).place) as { country?: unknown }
  const parts = Object.entries({ ...schemas(country), ...wordSchemas })
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
function sound<T>(value: unknown, issues: readonly v.BaseIssue<unknown>[] = []): T[] {
  const wrong = new Set(issues.map(({ path }) => path?.[0]?.key))
  return Array.isArray(value) ? (value as T[]).filter((_, index) => !wrong.has(index)) : []
}

/** All mistakes in the content, those of pictures apart; an entry with a mistake of its own is not compared with others. */
export async function contentErrors(given?: Content, images?: string) {
  const { content, errors } = given ? { content: given, errors: [] } : await readContent()
  const parts = looked(content)
  const entries = <T>(name: 'services' | 'clients' | 'demos') =>
    sound<T>(content[name], parts.get(name)?.issues)
  const clients = entries<ClientSite>('clients')
  const demos = entries<DemoSite>('demos')
  const texts = [...parts.values()].flatMap((part) => part.errors)
  return {
    texts: [
      ...environmentErrors(process.env),
      ...errors,
      ...texts,
      ...relationErrors({ services: entries<Service>('services'), clients, demos }),
      ...linkErrors(content),
      ...demoFolderErrors(demos, 'demos', demos.length === Object(content.demos).length),
    ],
    pictures: await pictureErrors([...clients, ...demos], images),
  }
}

/** Every mistake in the content as it stands in the files now, a line each. */
export async function contentLines(content?: Content, images?: string): Promise<string[]> {
  const { texts, pictures } = await contentErrors(content, images)
  return [...texts, ...pictures]
}

/** Throws a ContentError with one line per mistake, before anything is built. */
export async function checkContent(content?: Content, images?: string): Promise<void> {
  const errors = await contentLines(content, images)
  if (errors.length > 0) throw new ContentError(errors.join('\n'))
}
