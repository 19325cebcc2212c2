import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { closestMatch } from 'leven'
import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { factsSchema, type Facts as DemoFacts } from './demoSchema.ts'
import { prospects, type Prospect } from './prospectSchema.ts'
import { placeholders, schemas as contentSchemas, type ContentFiles } from './schema.ts'
import { knownFields } from './fields.ts'
import { direction, withNoBreakSpaces } from './language.ts'
import { schemas as themeSchemas, type Theme } from './themeSchema.ts'
import { ContentError, errorLine, valueText, type Finding, type FileError } from './errors.ts'
import { withPreview } from './environment.ts'
import { isThere } from './isThere.ts'
import { readYaml, unread, type Source } from './yaml.ts'

/** All content and the theme, by file name. `facts` has the facts of each demo, by slug. */
export type Content = ContentFiles &
  Theme & { prospects: readonly Prospect[]; facts: Readonly<Record<string, DemoFacts>> }

/** Each YAML file of content and theme, with its schema. site.yaml comes first, because its values replace placeholders in other files. */
export const contentFiles = [
  { folder: 'src/content', schemas: contentSchemas },
  // prospects.yaml lists possible clients, and the site does not show its texts. The file is not in
  // `contentSchemas`, because the site's fonts would then also contain the characters of these texts.
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

/** Returns the path of a demo's facts. */
export const factsFile = (slug: string) => `demos/${slug}/facts.yaml`

/** Lists the facts.yaml of each demo. */
function factsFiles(root: string): ContentFile[] {
  const folder = join(root, 'demos')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({ name, file: factsFile(name), schema: factsSchema }))
    .filter(({ file }) => isThere(join(root, file)))
}

/** Returns the path of a content file: "home" -> "src/content/home.yaml". */
export const fileOf = (name: string) =>
  contentFiles.find((entry) => entry.name === name)?.file ?? name

/** Placeholders that all texts may contain, such as {city}, and the fields of site.yaml that replace them. */
const factFields: Readonly<Record<string, string>> = {
  brand: 'brand',
  descriptor: 'descriptor',
  email: 'email',
  phone: 'phone.text',
  place: 'place.text',
  city: 'place.city',
}

/**
 * The text that replaces placeholders such as {city} if site.yaml has errors. Texts that contain this text
 * are not checked, because an error in site.yaml must not cause error lines for other files.
 */
const unknownFact = 'fact@site.example'

const hasUnknownFact = (value: unknown) => typeof value === 'string' && value.includes(unknownFact)

/** Matches a placeholder such as {brand}, or a single brace. */
const braces = /\{+[^{}]*\}+|[{}]/g

/** Lists all strings in a value, each with the path of its field: "hero.badge". */
export const textsIn = (value: unknown, field = ''): [field: string, text: string][] =>
  typeof value === 'string'
    ? [[field, value]]
    : Object.entries(Object(value) as object).flatMap(([name, child]) =>
        textsIn(child, field === '' ? name : `${field}.${name}`),
      )

/** Copies a value and changes each string in it. */
function mapTexts<T>(value: T, change: (text: string) => string): T
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item as unknown, change)]),
  )
}

/** Finds unknown placeholders in the texts of a file. `name` is the file's name without ".yaml". */
const unknownPlaceholders = (name: string, value: unknown): Finding[] =>
  textsIn(value).flatMap(([field, text]) =>
    [...text.matchAll(braces)].flatMap(([found]) => {
      const place = `${name}.${field.replace(/^\d+\./, '')}`
      const known = [...(placeholders[place] ?? []), ...Object.keys(factFields)]
      if (known.includes(found.slice(1, -1))) return []
      const expected = `one of ${known.map((each) => `{${each}}`).join(', ')}, or no braces`
      return { field, found: `has ${found}`, expected }
    }),
  )

type Issue = v.BaseIssue<unknown>

/** Describes the wrong value in a Valibot error ("issue"): "is missing", "has 90 characters". */
function foundIn({ type, input, path }: Issue): string {
  const value = path?.at(-1)?.value ?? input
  if (value === undefined) return 'is missing'
  if (value === null) return 'is empty'
  return /^(?:max|min)_length$/.test(type) && typeof value === 'string'
    ? `has ${value.length} characters`
    : valueText(value)
}

/** Converts Valibot's errors ("issues") to findings. An issue names only the first unknown field of an object. The findings name all unknown fields. */
const schemaFindings = (issues: readonly Issue[]): Finding[] =>
  issues.flatMap((issue) => {
    const field = v.getDotPath(issue) ?? ''
    const expected = issue.message
    const { origin, key, input } = issue.path?.at(-1) ?? {}
    const isKnown = origin !== 'key' || issue.expected !== 'never'
    if (isKnown) return { field, found: foundIn(issue), expected }
    const known = knownFields(issue)
    const present = Object.keys(Object(input) as object)
    // The error message suggests only a field that the object does not have yet.
    const absent = known.filter((name) => !present.includes(name))
    return present
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field: field.slice(0, -String(key).length) + name,
        found: 'is not a known field',
        expected,
        // `closestMatch` finds the known field with the most similar name.
        meant: closestMatch(name.toLowerCase(), absent, {
          maxDistance: Math.min(3, Math.ceil(name.length / 3)),
        }),
      }))
  })

/** Replaces the placeholders in a file's texts. Then the schema checks the content, and converts it to `output`. */
function parsed(
  { file, schema }: ContentFile,
  { value, findings }: Source,
  facts: Map<string, string>,
) {
  if (value === undefined) return { output: undefined, findings }
  const filled = mapTexts(value, (text) =>
    text.replaceAll(braces, (found) => facts.get(found.slice(1, -1)) ?? found),
  )
  const { output, issues = [] } = v.safeParse(schema, filled, { abortPipeEarly: true })
  const fieldFindings = schemaFindings(issues.filter(({ input }) => !hasUnknownFact(input)))
  // Reports no unknown placeholder in a field that already has another error.
  const isIn = (inner = '', outer = '') => `${inner}.`.startsWith(`${outer}.`)
  const placeholderFindings = unknownPlaceholders(basename(file, '.yaml'), value).filter(
    (finding) => !fieldFindings.some(({ field }) => isIn(finding.field, field)),
  )
  return { output, findings: [...placeholderFindings, ...fieldFindings] }
}

/** Describes a missing file, with the commands that restore it. */
const missing = (file: string): Finding => ({
  found: 'is missing',
  expected: `this file; to restore it: git restore ${file}; during an upgrade: git checkout project/main -- ${file}`,
})

/** Parses and checks files. `bytes` is undefined for a missing file. */
function parseFiles(loaded: readonly (ContentFile & { bytes: Buffer | undefined })[]) {
  const files = loaded.map(({ bytes, ...entry }) => ({
    ...entry,
    source: bytes ? readYaml(bytes) : unread(missing(entry.file)),
  }))
  const sourceOf = (path: string) => files.find(({ file }) => file === path)?.source
  const demoFacts: Record<string, unknown> = {}
  const content: Record<string, unknown> = { facts: demoFacts }
  const errors: FileError[] = []
  const texts = Object.fromEntries(textsIn(sourceOf(fileOf('site'))?.value))
  const facts = new Map(
    Object.entries(factFields).map(([name, field]) => [name, texts[field] ?? unknownFact]),
  )
  for (const { source, ...entry } of files) {
    const { name, file } = entry
    const { output, findings } = parsed(entry, source, facts)
    errors.push(...findings.map((finding) => ({ file, ...finding })))
    const target = entry.schema === factsSchema ? demoFacts : content
    if (findings.length === 0) target[name] = output
    else if (name === 'site') for (const fact of facts.keys()) facts.set(fact, unknownFact)
  }
  const placeOf = (file: string, field = '') => sourceOf(file)?.placeOf(field)
  return {
    /** The content of each file that has no errors. */
    content: withTypography(content),
    errors,
    /** Returns line and column of a field: "12:10". */
    placeOf,
    /** Returns the content of a file as it is written, even if the schema finds errors. */
    valueOf: (name: string) => sourceOf(fileOf(name))?.value,
    /** Formats errors as lines, with line and column of their fields. */
    linesOf: (all: readonly FileError[]) =>
      all.map(({ at, ...error }) =>
        errorLine({ ...error, at: at ?? placeOf(error.file, error.field) }),
      ),
  }
}

/** The last result of `readFiles`. `key` is the text of all files. */
let last: { key: string; result: ReturnType<typeof parseFiles> } | undefined

/** Reads the content of a project. Returns the last result again if all files are unchanged. */
export function readFiles(root = '.') {
  const files = [...contentFiles, ...factsFiles(root)].map((entry) => {
    const path = join(root, entry.file)
    return { ...entry, bytes: isThere(path) ? readFileSync(path) : undefined }
  })
  const key = files.map(({ file, bytes }) => `${file}:${bytes?.toString('latin1')}`).join()
  if (last?.key !== key) last = { key, result: parseFiles(files) }
  const { content, ...others } = last.result
  const { site } = content
  return { ...others, content: { ...content, ...(site && { site: withPreview(site) }) } }
}

/**
 * Adds no-break spaces to the texts of the site. In a right-to-left language, also adds direction marks
 * around phone numbers. Leaves most fields of site.yaml unchanged, because URLs and the contact card (a vCard)
 * need ordinary spaces.
 */
function withTypography(content: Partial<Content>): Partial<Content> {
  const { site } = content
  if (!site) return content
  const { brand, language, place } = site
  const isFromRight = direction(language) === 'rtl'
  const typeset = (text: string) => {
    const ordered = isFromRight ? withDirectionMarks(text, place.country) : text
    // The brand keeps its ordinary spaces, because other code looks for the brand in titles.
    const others = ordered.split(brand).map((other) => withNoBreakSpaces(other, language))
    return others.join(brand)
  }
  const files = Object.entries(content).filter(([name]) => name in contentSchemas)
  const facts = {
    ...site,
    descriptor: typeset(site.descriptor),
    description: typeset(site.description),
    place: { ...place, text: typeset(place.text) },
  }
  return { ...content, ...mapTexts(Object.fromEntries(files), typeset), site: facts }
}

/** Puts phone numbers between direction marks (invisible characters), because a right-to-left text would change the order of a number's parts. */
function withDirectionMarks(text: string, country: string): string {
  // Leaves a text without spaces unchanged, because it may be a URL or an e-mail address, which the marks would break.
  const numbers = /\s/.test(text) ? findPhoneNumbersInText(text, country as CountryCode) : []
  return numbers.reduceRight(
    (rest, { startsAt, endsAt }) =>
      `${rest.slice(0, startsAt)}\u2066${rest.slice(startsAt, endsAt)}\u2069${rest.slice(endsAt)}`,
    text,
  )
}

/** Reads the content of a project. Throws a `ContentError` if a file has errors. */
export function readContent(root = '.'): Content {
  const { content, errors, linesOf } = readFiles(root)
  if (errors.length > 0) throw new ContentError(linesOf(errors))
  return content as Content
}

/** Lists the texts of the site with their files and fields. Omits texts that contain `unknownFact`. */
export const textsOf = (content: Readonly<Record<string, unknown>>) =>
  Object.keys(contentSchemas).flatMap((name) => {
    const file = fileOf(name)
    return textsIn(content[name])
      .filter(([, text]) => !hasUnknownFact(text))
      .map(([field, text]) => ({ file, name, field, text }))
  })
