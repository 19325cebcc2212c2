import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findPhoneNumbersInText, type CountryCode } from 'libphonenumber-js/min'
import * as v from 'valibot'
import { named, schemas as contentSchemas, type ContentFiles } from '../../src/content/schema.ts'
import { direction } from '../../src/language.ts'
import { schemas as themeSchemas, type Theme } from '../../src/theme/schema.ts'
import {
  closest,
  ContentError,
  line,
  missingFile,
  shown,
  textsIn,
  type Mistake,
} from './mistakes.ts'
import { readYaml, type Source } from './yaml.ts'

/** The content and the theme, by the names of their files. */
export type Content = ContentFiles & Theme

/** Every file of the content and the theme, with its schema. */
export const parts = [
  { folder: 'src/content', schemas: contentSchemas },
  { folder: 'src/theme', schemas: themeSchemas },
].flatMap(({ folder, schemas }) =>
  Object.entries<v.GenericSchema>(schemas).map(([name, schema]) => ({
    name,
    file: `${folder}/${name}.yaml`,
    schema,
  })),
)

/** The file of a part. */
export const fileOf = (name: string) => parts.find((part) => part.name === name)?.file ?? name

/** What {name} stands for in the texts: facts of the agency, each by its field in site.yaml. */
const factFields: Readonly<Record<string, string>> = {
  brand: 'brand',
  descriptor: 'descriptor',
  email: 'email',
  phone: 'phone.text',
  place: 'place.text',
  city: 'place.city',
}
const siteFile = fileOf('site')

/** A name in braces, or a brace without another one. */
const braces = /\{+[^{}]*\}+|[{}]/g

const inside = (found: string) => found.slice(1, -1)

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
const unknownNames = ({ name, file }: (typeof parts)[number], value: unknown): Mistake[] =>
  textsIn(value).flatMap(([field, text]) => {
    const isFact = file === siteFile && Object.values(factFields).includes(field)
    const names = isFact ? [] : [...(named[`${name}.${field}`] ?? []), ...Object.keys(factFields)]
    const expected = isFact
      ? 'no braces, because other texts name this one'
      : `one of ${names.map((each) => `{${each}}`).join(', ')}, or no braces`
    return [...text.matchAll(braces)]
      .filter(([found]) => !names.includes(inside(found)))
      .map(([found]) => ({ file, field, found: `has ${found}`, expected }))
  })

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

function foundIn({ type, input }: Issue): string {
  if (input === undefined) return 'is missing'
  if (input === null) return 'is empty'
  return /^(?:max|min)_length$/.test(type) && typeof input === 'string'
    ? `has ${input.length} characters`
    : shown(input)
}

/** Whether an issue is about a field of something that is a list, and has none. */
const isInList = (issue: Issue) =>
  (isUnknown(issue) || isMissing(issue)) && Array.isArray(objectOf(issue))

/** The mistakes in the form of a file. */
function schemaMistakes(file: string, issues: readonly Issue[]): Mistake[] {
  const meant = new Set(issues.filter(isUnknown).map((issue) => nearest(issue, issues)))
  const lists = new Map(issues.filter(isInList).map((issue) => [objectOf(issue), issue]))
  const inLists = [...lists].map(([found, issue]) => ({
    file,
    field: (v.getDotPath(issue) ?? '').replace(/\.?[^.]*$/, ''),
    found: shown(found),
    expected: issue.message,
  }))
  const others = issues
    .filter((issue) => !meant.has(issue) && !isInList(issue))
    .map((issue) => {
      const mistake = { file, field: v.getDotPath(issue) ?? '', expected: issue.message }
      if (!isUnknown(issue)) return { ...mistake, found: foundIn(issue) }
      const near = nearest(issue, issues)
      return { ...mistake, found: 'is not a known field', meant: near && nameOf(near) }
    })
  return [...inLists, ...others]
}

/** YAML files that nothing reads, such as a copy that a program has made. */
const strayFiles = (root: string): Mistake[] =>
  ['src/content', 'src/theme'].flatMap((folder) => {
    const known = parts.map(({ file }) => file).filter((file) => file.startsWith(folder))
    return (
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        // Editors and macOS keep notes of their own in files whose names begin with a dot.
        .filter((file) => /\/[^./][^/]*\.ya?ml$/i.test(file) && !known.includes(file))
        .map((file) => ({
          file,
          found: 'is read by nothing',
          expected: `only ${known.map((each) => basename(each)).join(', ')} in ${folder}/`,
        }))
    )
  })

const sources = new Map<string, { bytes: Buffer; source: Source }>()

/** A file as YAML, remembered until its bytes change. */
function sourceOf(root: string, file: string): Source {
  const path = join(root, file)
  if (!existsSync(path))
    return { value: undefined, mistakes: [missingFile(file)], at: () => undefined }
  const bytes = readFileSync(path)
  const known = sources.get(path)
  if (known?.bytes.equals(bytes)) return known.source
  const source = readYaml(file, bytes)
  sources.set(path, { bytes, source })
  return source
}

/** What was read: the files whose form is right, and the mistakes in the others. */
interface Reading {
  content: Partial<Content>
  mistakes: readonly Mistake[]
  /** The lines of mistakes, those of the reading or others, with their places. */
  linesOf: (mistakes: readonly Mistake[]) => string[]
}

/** Reads the files of a project. */
export function readFiles(root = '.'): Reading {
  const read = new Map(parts.map(({ file }) => [file, sourceOf(root, file)] as const))
  const textIn = (file: string, field: string) =>
    textsIn(read.get(file)?.value).find(([own]) => own === field)?.[1]
  const facts = Object.fromEntries(
    Object.entries(factFields).map(([name, field]) => [`{${name}}`, textIn(siteFile, field)]),
  )
  const results = parts
    .map((part) => ({ ...part, value: read.get(part.file)?.value }))
    // A file that cannot be read has its mistake already.
    .filter(({ value }) => value !== undefined)
    .map((part) => {
      const filled = withTexts(part.value, (text) =>
        text.replaceAll(braces, (found) => facts[found] ?? found),
      )
      const { output, issues = [] } = v.safeParse(part.schema, filled, { abortPipeEarly: true })
      const wrong = [...unknownNames(part, part.value), ...schemaMistakes(part.file, issues)]
      return { name: part.name, output, wrong }
    })
  const right = results.filter(({ wrong }) => wrong.length === 0)
  return {
    content: withWords(Object.fromEntries(right.map(({ name, output }) => [name, output]))),
    mistakes: [
      ...strayFiles(root),
      ...[...read.values()].flatMap(({ mistakes }) => mistakes),
      ...results.flatMap(({ wrong }) => wrong),
    ],
    linesOf(mistakes) {
      const wrong = mistakes.filter(({ file }) => file === siteFile).map(({ field }) => field)
      const wrongNames = Object.entries(factFields)
        .filter(([name, field]) => wrong.includes(field) || facts[`{${name}}`] === undefined)
        .map(([name]) => `{${name}}`)
      // Whatever is wrong in a text that names a missing or wrong fact may be the fact's own mistake.
      const isRepeated = ({ file, field = '' }: Mistake) =>
        wrongNames.some((name) => textIn(file, field)?.includes(name))
      return mistakes
        .filter((mistake) => isInFact(mistake) || !isRepeated(mistake))
        .map(({ at, ...mistake }) =>
          line({ ...mistake, at: at ?? read.get(mistake.file)?.at(mistake.field ?? '') }),
        )
    },
  }
}

const isInFact = ({ file, field = '' }: Mistake) =>
  file === siteFile && Object.values(factFields).includes(field)

/**
 * The content as it is shown: where words are written from right to left, marks keep the groups of a
 * phone number in order. Facts have none, because links and programs use them too.
 */
function withWords(content: Partial<Content>): Partial<Content> {
  const { tokens: _tokens, faces: _faces, site, ...words } = content
  if (!site || direction(site.language) === 'ltr') return content
  const inOrder = (text: string) => withMarks(text, site.place.country)
  const facts = { ...site, description: inOrder(site.description) }
  return { ...content, ...withTexts(words, inOrder), site: facts }
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
  const { content, mistakes, linesOf } = readFiles(root)
  if (mistakes.length > 0) throw new ContentError(linesOf(mistakes))
  return content as Content
}

/** The texts of the site's words, each with its place. */
export const textsOf = (content: Partial<ContentFiles>) =>
  Object.keys(contentSchemas).flatMap((name) =>
    textsIn(content[name as keyof ContentFiles]).map(([field, text]) => ({
      file: fileOf(name),
      field,
      text,
    })),
  )
