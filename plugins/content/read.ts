import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  facts,
  named,
  schemas as contentSchemas,
  type ContentFiles,
} from '../../src/content/schema.ts'
import { schemas as themeSchemas, type Theme } from '../../src/theme/schema.ts'
import { ContentError, line, lost, schemaMistakes, shownAround, type Mistake } from './mistakes.ts'
import { readYaml, type Source } from './yaml.ts'

/** A part of the content by its name: its file, and its schema. */
interface Part {
  name: string
  file: string
  schema: v.GenericSchema
}

const inFolder = (folder: string, schemas: Readonly<Record<string, v.GenericSchema>>) =>
  Object.entries(schemas).map(([name, schema]): Part => ({
    name,
    file: `${folder}/${name}.yaml`,
    schema,
  }))

/** Every file of the content and the theme. */
export const parts = [
  ...inFolder('src/content', contentSchemas),
  ...inFolder('src/theme', themeSchemas),
]

/** The file of a part. */
export const fileOf = (name: string) => parts.find((part) => part.name === name)?.file ?? name

/** Path of a demo's facts. */
export const factsFile = (slug: string) => `demos/${slug}/facts.yaml`

/** The content as it is written: values by the names of their files, and each demo's facts by slug. A file that cannot be read has none. */
export interface Written {
  values: Readonly<Record<string, unknown>>
  facts: Readonly<Record<string, unknown>>
}

/** What was read, with the mistakes that were made in writing, and the place of a field in its file. */
export interface Read extends Written {
  mistakes: readonly Mistake[]
  at: (mistake: Mistake) => string | undefined
}

/** What {name} stands for in the texts: facts of the agency. */
const factsOf = (site: unknown): Record<string, unknown> => {
  const { brand, descriptor, email, phone, place } = Object(site) as Record<string, unknown>
  const { text, city } = Object(place) as Record<string, unknown>
  return { brand, descriptor, email, phone: Object(phone).text, place: text, city }
}

/** A value whose texts have the agency's facts in place of their names. An unknown name adds a mistake. */
function filled(
  value: unknown,
  known: Readonly<Record<string, unknown>>,
  { file, name, mistakes }: { file: string; name: string; mistakes: Mistake[] },
  keys: readonly string[] = [],
): unknown {
  const place = { file, name, mistakes }
  if (Array.isArray(value)) {
    return value.map((part, index) => filled(part, known, place, [...keys, String(index)]))
  }
  if (typeof value === 'object' && value !== null) {
    const filledParts = Object.entries(value).map(([key, part]) => [
      key,
      filled(part, known, place, [...keys, key]),
    ])
    return Object.fromEntries(filledParts) as unknown
  }
  if (typeof value !== 'string') return value
  const own = named[[name, ...keys].join('.')] ?? []
  return value.replaceAll(/\{(\w*)\}/g, (found, word: string, offset: number) => {
    if (own.includes(word)) return found
    const fact = known[word]
    if (typeof fact === 'string') return fact
    // A missing fact is a mistake of its own.
    if (!(word in known)) {
      const names = [...own, ...Object.keys(known)].map((each) => `{${each}}`)
      mistakes.push({
        file,
        field: keys.join('.'),
        found: shownAround(value, offset),
        expected: `one of ${names.join(', ')}, or no braces`,
      })
    }
    return found
  })
}

/** The folders of demos that have facts, by slug. */
const demoSlugs = (root: string) =>
  readdirSync(join(root, 'demos')).filter((slug) => existsSync(join(root, factsFile(slug))))

/** The files as they were last read, because most stay the same between two readings. */
const known = new Map<string, { text: string; source: Source }>()

function sourceOf(path: string, file: string): Source {
  const text = readFileSync(path, 'utf8')
  let last = known.get(path)
  if (last?.text !== text) {
    last = { text, source: readYaml(file, text) }
    known.set(path, last)
  }
  return last.source
}

/** Reads the content from the files of a project. */
export function readWritten(root = '.'): Read {
  const mistakes: Mistake[] = []
  const sources = new Map<string, Source>()
  function valueOf(file: string): unknown {
    if (!existsSync(join(root, file))) {
      mistakes.push(lost(file))
      return undefined
    }
    const source = sourceOf(join(root, file), file)
    sources.set(file, source)
    mistakes.push(...source.mistakes)
    return source.value
  }
  const raw = parts.map(({ name, file }) => ({ name, file, value: valueOf(file) }))
  const known = factsOf(raw.find(({ name }) => name === 'site')?.value)
  const values = raw.map(({ name, file, value }) => [
    name,
    filled(value, known, { file, name, mistakes }),
  ])
  const facts = demoSlugs(root).map((slug) => [slug, valueOf(factsFile(slug))])
  return {
    values: Object.fromEntries(values) as Written['values'],
    facts: Object.fromEntries(facts) as Written['facts'],
    mistakes,
    at: ({ file, field, at }) => at ?? sources.get(file)?.at(field?.split('.') ?? []),
  }
}

/** The mistakes in the form of each file, with those in writing. */
export function formMistakes({
  values,
  facts: ofDemos,
  mistakes = [],
}: Written & Partial<Read>): Mistake[] {
  const { country } = Object(Object(values.site).place) as { country?: unknown }
  const all = [
    ...parts.map((part) => ({ ...part, value: values[part.name] })),
    ...Object.entries(ofDemos).map(([slug, value]) => ({
      file: factsFile(slug),
      schema: facts,
      value,
    })),
  ]
  // A file that cannot be read has its mistake already.
  const isUnread = (file: string) => mistakes.some((each) => each.file === file && !each.field)
  return [
    ...mistakes,
    ...all
      .filter(({ file }) => !isUnread(file))
      .flatMap(({ schema, value, file }) => schemaMistakes(schema, value, file, country)),
  ]
}

/** The content by name: each file's value, the three parts of portfolio.yaml, the groups of tokens.yaml, and the demos' facts by slug. */
export type Content = typeof import('../../src/content.js')

type Values = ContentFiles & Theme

/** Reads the content of a project. Throws a ContentError if a file has another form. */
export function readContent(root = '.'): Content {
  const read = readWritten(root)
  const mistakes = formMistakes(read)
  if (mistakes.length > 0) {
    const lines = mistakes.map((mistake) => line({ ...mistake, at: read.at(mistake) }))
    throw new ContentError(lines.join('\n'))
  }
  const parsed = parts.map(({ name, schema }) => [name, v.parse(schema, read.values[name])])
  const { portfolio, tokens, ...others } = Object.fromEntries(parsed) as Values
  const { page, clients, demos } = portfolio
  const ofDemos = read.facts as Content['facts']
  return { ...others, portfolio: page, clients, demos, ...tokens, facts: ofDemos }
}
