import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { closestMatch } from 'leven'
import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min'
import * as v from 'valibot'
import {
  factsSchema,
  prospectSchema,
  type Facts as DemoFacts,
  type Prospect,
} from './demoSchema.ts'
import { placeholders, schemas as contentSchemas, type ContentFiles } from './schema.ts'
import { knownFields } from './fields.ts'
import { direction, withFirmSpaces } from './language.ts'
import { schemas as themeSchemas, type Theme } from './themeSchema.ts'
import { ContentError, errorLine, valueText, type Finding, type FileError } from './errors.ts'
import { withPreview } from './environment.ts'
import { isThere } from './isThere.ts'
import { readYaml, unread, type Source } from './yaml.ts'

/** The content and the theme, by the names of their files, and the facts of demos by their slugs. */
export type Content = ContentFiles &
  Theme & { prospects: readonly Prospect[]; facts: Readonly<Record<string, DemoFacts>> }

/** No words of the site: its pages and fonts know nothing of them. */
const prospects = v.array(prospectSchema, 'a list of prospects')

/** Every file of the content and the theme, with its schema. The facts of the agency come first. */
export const contentFiles = [
  { folder: 'src/content', schemas: contentSchemas },
  { folder: 'src/content', schemas: { prospects } },
  { folder: 'src/theme', schemas: themeSchemas },
].flatMap(({ folder, schemas }) =>
  Object.entries<v.GenericSchema>(schemas).map(([name, schema]) => ({
    name,
    file: `${folder}/${name}.yaml`,
    schema,
  })),
)
type ContentFile = (typeof contentFiles)[number]

/** The file with a demo's facts. */
export const factsFile = (slug: string) => `demos/${slug}/facts.yaml`

/** The facts of each demo. */
function factsOf(root: string): ContentFile[] {
  const folder = join(root, 'demos')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({ name, file: factsFile(name), schema: factsSchema }))
    .filter(({ file }) => isThere(join(root, file)))
}

/** The file of a part. */
export const fileOf = (name: string) =>
  contentFiles.find((entry) => entry.name === name)?.file ?? name

/** What {name} stands for in the texts: facts of the agency, each by its field in site.yaml. */
const factFields: Readonly<Record<string, string>> = {
  brand: 'brand',
  descriptor: 'descriptor',
  email: 'email',
  phone: 'phone.text',
  place: 'place.text',
  city: 'place.city',
}

type Facts = Map<string, string>

/**
 * Stands for each fact while site.yaml has an error. A text with this stand-in is not checked, because
 * the error has its own line.
 */
const standIn = 'fact@site.example'

const hasStandIn = (value: unknown) => typeof value === 'string' && value.includes(standIn)

/** A name in braces, or a brace without another one. */
const braces = /\{+[^{}]*\}+|[{}]/g

/** All strings in a value, each with its field: "hero.badge". */
export const textsIn = (value: unknown, field = ''): [field: string, text: string][] =>
  typeof value === 'string'
    ? [[field, value]]
    : Object.entries(Object(value) as object).flatMap(([name, part]) =>
        textsIn(part, field === '' ? name : `${field}.${name}`),
      )

/** A value whose texts are changed. */
function withTexts<T>(value: T, change: (text: string) => string): T
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part: unknown) => withTexts(part, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withTexts(part as unknown, change)]),
  )
}

/** Unknown {placeholders} in the texts of a part. */
const unknownNames = (part: string, value: unknown): Finding[] =>
  textsIn(value).flatMap(([field, text]) =>
    [...text.matchAll(braces)].flatMap(([found]) => {
      const place = `${part}.${field.replace(/^\d+\./, '')}`
      const names = [...(placeholders[place] ?? []), ...Object.keys(factFields)]
      if (names.includes(found.slice(1, -1))) return []
      const expected = `one of ${names.map((name) => `{${name}}`).join(', ')}, or no braces`
      return { field, found: `has ${found}`, expected }
    }),
  )

type Issue = v.BaseIssue<unknown>

function foundIn({ type, input, path }: Issue): string {
  const value = path?.at(-1)?.value ?? input
  if (value === undefined) return 'is missing'
  if (value === null) return 'is empty'
  return /^(?:max|min)_length$/.test(type) && typeof value === 'string'
    ? `has ${value.length} characters`
    : valueText(value)
}

/** The field that a misspelt name probably means. */
const meantBy = (name: string, issue: Issue) =>
  closestMatch(name.toLowerCase(), knownFields(issue), {
    maxDistance: Math.min(3, Math.ceil(name.length / 3)),
  })

/** The errors in the form of a value. Of the unknown fields of an object an issue names the first. */
const formFindings = (issues: readonly Issue[]): Finding[] =>
  issues.flatMap((issue) => {
    const field = v.getDotPath(issue) ?? ''
    const expected = issue.message
    const { origin, key, input } = issue.path?.at(-1) ?? {}
    const isKnown = origin !== 'key' || issue.expected !== 'never'
    if (isKnown) return { field, found: foundIn(issue), expected }
    return Object.keys(Object(input) as object)
      .filter((name) => !knownFields(issue).includes(name))
      .map((name) => ({
        field: field.slice(0, -String(key).length) + name,
        found: 'is not a known field',
        expected,
        meant: meantBy(name, issue),
      }))
  })

/** A part as its schema makes it of what is written, and the errors in its form. */
function parsed({ file, schema }: ContentFile, { value, findings }: Source, facts: Facts) {
  if (value === undefined) return { output: undefined, findings }
  const filled = withTexts(value, (text) =>
    text.replaceAll(braces, (found) => facts.get(found.slice(1, -1)) ?? found),
  )
  const { output, issues = [] } = v.safeParse(schema, filled, { abortPipeEarly: true })
  const known = issues.filter(({ input }) => !hasStandIn(input))
  return {
    output,
    findings: [...unknownNames(basename(file, '.yaml'), value), ...formFindings(known)],
  }
}

/** What is said of a file that is not there. */
const missing = (file: string): Finding => ({
  found: 'is missing',
  expected: `it back: git restore ${file}; in an upgrade: git checkout project/main -- ${file}`,
})

type Read = ContentFile & { bytes: Buffer | undefined }

/**
 * What files hold: `content` of those whose form is right, `errors` of the others.
 * `linesOf` writes errors with their places. `placeOf` is the place of a field, `valueOf` what a file holds in whatever form.
 */
function readingOf(read: readonly Read[]) {
  const files = read.map(({ bytes, ...part }) => ({
    ...part,
    source: bytes ? readYaml(bytes) : unread(missing(part.file)),
  }))
  const sourceNamed = (asked: string) => files.find(({ file }) => file === asked)?.source
  const demoFacts: Record<string, unknown> = {}
  const content: Record<string, unknown> = { facts: demoFacts }
  const errors: FileError[] = []
  const texts = Object.fromEntries(textsIn(sourceNamed(fileOf('site'))?.value))
  const facts: Facts = new Map(
    Object.entries(factFields).map(([name, field]) => [name, texts[field] ?? standIn]),
  )
  for (const { source, ...part } of files) {
    const { name, file } = part
    const { output, findings } = parsed(part, source, facts)
    errors.push(...findings.map((finding) => ({ file, ...finding })))
    const target = part.schema === factsSchema ? demoFacts : content
    if (findings.length === 0) target[name] = output
    else if (name === 'site') for (const fact of facts.keys()) facts.set(fact, standIn)
  }
  const placeOf = (file: string, field = '') => sourceNamed(file)?.placeOf(field)
  return {
    content: withWords(content),
    errors,
    placeOf,
    valueOf: (name: string) => sourceNamed(fileOf(name))?.value,
    linesOf: (all: readonly FileError[]) =>
      all.map(({ at, ...error }) =>
        errorLine({ ...error, at: at ?? placeOf(error.file, error.field) }),
      ),
  }
}

let last: { key: string; reading: ReturnType<typeof readingOf> } | undefined

/** Reads the files of a project, unless none has changed. */
export function readFiles(root = '.') {
  const files = [...contentFiles, ...factsOf(root)].map((part) => {
    const path = join(root, part.file)
    return { ...part, bytes: isThere(path) ? readFileSync(path) : undefined }
  })
  const key = files.map(({ file, bytes }) => `${file}:${bytes?.toString('latin1')}`).join()
  if (last?.key !== key) last = { key, reading: readingOf(files) }
  const { content, ...others } = last.reading
  const { site } = content
  return { ...others, content: { ...content, ...(site && { site: withPreview(site) }) } }
}

/**
 * Returns the content with no-break spaces and, if its language is written from right to left, with
 * marks that keep the groups of a phone number in order. Facts keep their texts, because links and
 * programs use them too.
 */
function withWords(content: Partial<Content>): Partial<Content> {
  const { site } = content
  if (!site) return content
  const { brand, language, place } = site
  const isFromRight = direction(language) === 'rtl'
  const set = (text: string) => {
    const inOrder = isFromRight ? withMarks(text, place.country) : text
    // The brand stays a fact, because titles are compared with it.
    const parts = inOrder.split(brand).map((part) => withFirmSpaces(part, language))
    return parts.join(brand)
  }
  const words = Object.entries(content).filter(([name]) => name in contentSchemas)
  const facts = {
    ...site,
    descriptor: set(site.descriptor),
    description: set(site.description),
    place: { ...place, text: set(place.text) },
  }
  return { ...content, ...withTexts(Object.fromEntries(words), set), site: facts }
}

/** A text with each phone number between marks of its direction. */
function withMarks(text: string, country: string): string {
  // Addresses have no spaces, and get no marks.
  const numbers = /\s/.test(text) ? findPhoneNumbersInText(text, country as CountryCode) : []
  return numbers.reduceRight(
    (rest, { startsAt, endsAt }) =>
      `${rest.slice(0, startsAt)}\u2066${rest.slice(startsAt, endsAt)}\u2069${rest.slice(endsAt)}`,
    text,
  )
}

/** The content of a project. Throws a ContentError if a file has another form. */
export function readContent(root = '.'): Content {
  const { content, errors, linesOf } = readFiles(root)
  if (errors.length > 0) throw new ContentError(linesOf(errors))
  return content as Content
}

/** The texts of the site's words, each with its place. Texts with a stand-in are left out. */
export const textsOf = (content: Readonly<Record<string, unknown>>) =>
  Object.keys(contentSchemas).flatMap((name) => {
    const file = fileOf(name)
    return textsIn(content[name])
      .filter(([, text]) => !hasStandIn(text))
      .map(([field, text]) => ({ file, name, field, text }))
  })
