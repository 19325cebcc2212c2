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
import { remembered } from '../remembered.ts'
import { ContentError, line, lost, schemaMistakes, shownAround, type Mistake } from './mistakes.ts'
import { textsIn, textsOf, type Text } from './texts.ts'
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

/** The files with the site's words. */
const words = inFolder('src/content', contentSchemas)

/** Every file of the content and the theme. */
export const parts = [...words, ...inFolder('src/theme', themeSchemas)]

/** The file of a part. */
export const fileOf = (name: string) => parts.find((part) => part.name === name)?.file ?? name

/** Path of a demo's facts. */
export const factsFile = (slug: string) => `demos/${slug}/facts.yaml`

/** What was read: values by the names of their files, each demo's facts by slug, the mistakes that were made in writing, and the place of a field in its file. A file that cannot be read has no value. */
export interface Read {
  values: Readonly<Record<string, unknown>>
  facts: Readonly<Record<string, unknown>>
  mistakes: readonly Mistake[]
  at: (mistake: Mistake) => string | undefined
}

/** What {name} stands for in the texts: facts of the agency, each by its field in site.yaml. */
const factFields: Readonly<Record<string, string>> = {
  brand: 'brand',
  descriptor: 'descriptor',
  email: 'email',
  phone: 'phone.text',
  place: 'place.text',
  city: 'place.city',
}

/** The agency's facts by their names. One that is not there is undefined. */
function factsOf(site: unknown): Record<string, string | undefined> {
  const texts = Object.fromEntries(textsIn(site))
  return Object.fromEntries(Object.entries(factFields).map(([name, field]) => [name, texts[field]]))
}

/** A name in braces, or a brace without another one. */
const braces = /\{+[^{}]*\}+|[{}]/g

const inside = (found: string) => found.slice(1, -1)

/** A value whose texts have the agency's facts in place of their names. */
function filled(value: unknown, known: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(braces, (found) => known[inside(found)] ?? found)
  }
  if (Array.isArray(value)) return value.map((part: unknown) => filled(part, known))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, part]) => [key, filled(part, known)])
  return Object.fromEntries(fields) as unknown
}

/** The names in braces in a part's texts that stand for nothing. A missing fact is a mistake of its own. */
const unknownNames = ({ name, file }: Part, value: unknown): Mistake[] =>
  textsIn(value).flatMap(([field, text]) => {
    const isFact = name === 'site' && Object.values(factFields).includes(field)
    const names = isFact ? [] : [...(named[`${name}.${field}`] ?? []), ...Object.keys(factFields)]
    const expected = isFact
      ? 'no braces, because other texts name this one'
      : `one of ${names.map((each) => `{${each}}`).join(', ')}, or no braces`
    return [...text.matchAll(braces)]
      .filter(([found]) => !names.includes(inside(found)))
      .map(({ index }) => ({ file, field, found: shownAround(text, index), expected }))
  })

/** The folders of demos that have facts, by slug. */
const demoSlugs = (root: string) =>
  readdirSync(join(root, 'demos')).filter((slug) => existsSync(join(root, factsFile(slug))))

const sourceOf = remembered(readYaml)

/** A file as YAML. One that is not there has only that mistake. */
function sourceIn(root: string, file: string): Source {
  const path = join(root, file)
  return existsSync(path)
    ? sourceOf(file, readFileSync(path, 'utf8'))
    : { value: undefined, mistakes: [lost(file)], at: () => undefined }
}

/** Reads the content from the files of a project. */
export function readWritten(root = '.'): Read {
  const slugs = demoSlugs(root)
  const files = [...parts.map(({ file }) => file), ...slugs.map(factsFile)]
  const sources = new Map(files.map((file) => [file, sourceIn(root, file)] as const))
  const valueOf = (file: string) => sources.get(file)?.value
  const known = factsOf(valueOf(fileOf('site')))
  return {
    values: Object.fromEntries(parts.map(({ name, file }) => [name, filled(valueOf(file), known)])),
    facts: Object.fromEntries(slugs.map((slug) => [slug, valueOf(factsFile(slug))])),
    mistakes: [
      ...[...sources.values()].flatMap(({ mistakes }) => mistakes),
      ...parts.flatMap((part) => unknownNames(part, valueOf(part.file))),
    ],
    at: ({ file, field, at }) => at ?? sources.get(file)?.at(field?.split('.') ?? []),
  }
}

/** Every file with its schema and its value. */
export const filesOf = ({ values, facts: ofDemos }: Read) => [
  ...parts.map(({ name, file, schema }) => ({ file, schema, value: values[name] })),
  ...Object.entries(ofDemos).map(([slug, value]) => ({
    file: factsFile(slug),
    schema: facts,
    value,
  })),
]

/** The mistakes in the form of each file, with those in writing. */
export function formMistakes(read: Read): Mistake[] {
  const { country } = Object(Object(read.values.site).place) as { country?: unknown }
  const inForm = filesOf(read)
    // A file that cannot be read has its mistake already.
    .filter(({ value }) => value !== undefined)
    .flatMap(({ schema, value, file }) => schemaMistakes(schema, value, file, country))
  return [...read.mistakes, ...inForm]
}

/** The texts of the site's words, each with its place. */
export const siteTexts = ({ values }: Read): Text[] =>
  words.flatMap(({ name, file }) => textsOf(file, values[name]))

/** Every character of the site's words and every digit, each once and sorted. */
export function characters(read = readWritten()): string {
  const texts = siteTexts(read).map(({ text }) => text)
  return [...new Set(`0123456789 ${texts.join('')}`)].sort().join('')
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
