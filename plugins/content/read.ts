import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { named, schemas as contentSchemas, type ContentFiles } from '../../src/content/schema.ts'
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

/** A part of the content: its name, its file and its schema. */
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

/** A value whose texts have the agency's facts in place of their names. */
function filled(value: unknown, facts: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string')
    return value.replaceAll(braces, (found) => facts[inside(found)] ?? found)
  if (Array.isArray(value)) return value.map((part: unknown) => filled(part, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, facts)]))
}

/** Unknown {placeholders} in the texts of a part. */
const unknownNames = ({ name, file }: Part, value: unknown): Mistake[] =>
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

/** The mistakes in the form of a file. */
function schemaMistakes(file: string, issues: readonly Issue[]): Mistake[] {
  const meant = new Set(issues.filter(isUnknown).map((issue) => nearest(issue, issues)))
  return issues
    .filter((issue) => !meant.has(issue))
    .map((issue) => {
      const mistake = { file, field: v.getDotPath(issue) ?? '', expected: issue.message }
      if (!isUnknown(issue)) return { ...mistake, found: foundIn(issue) }
      const near = nearest(issue, issues)
      return { ...mistake, found: 'is not a known field', meant: near && nameOf(near) }
    })
}

/** YAML files that nothing reads, such as a copy that a program has made. */
const strayFiles = (root: string): Mistake[] =>
  ['src/content', 'src/theme'].flatMap((folder) => {
    const known = parts.map(({ file }) => file).filter((file) => file.startsWith(folder))
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.ya?ml$/i.test(file) && !known.includes(file))
      .map((file) => ({
        file,
        found: 'is read by nothing',
        expected: `only ${known.map((each) => basename(each)).join(', ')} in ${folder}/`,
      }))
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

/** What was read: the files whose form is right, and the lines of mistakes. */
interface Reading {
  content: Partial<Content>
  mistakes: readonly Mistake[]
  /** The lines of mistakes, those of the reading or others, with their places. */
  linesOf: (mistakes: readonly Mistake[]) => string[]
}

/** Reads the files of a project. */
export function readFiles(root = '.'): Reading {
  const read = new Map(parts.map(({ file }) => [file, sourceOf(root, file)] as const))
  const valueOf = (file: string) => read.get(file)?.value
  const texts = Object.fromEntries(textsIn(valueOf(siteFile)))
  const facts = Object.fromEntries(
    Object.entries(factFields).map(([name, field]) => [name, texts[field]]),
  )
  const results = parts
    // A file that cannot be read has its mistake already.
    .filter(({ file }) => valueOf(file) !== undefined)
    .map((part) => {
      const value = valueOf(part.file)
      const result = v.safeParse(part.schema, filled(value, facts), { abortPipeEarly: true })
      const wrong = [
        ...unknownNames(part, value),
        ...schemaMistakes(part.file, result.issues ?? []),
      ]
      return { name: part.name, output: result.output, wrong }
    })
  const right = results.filter(({ wrong }) => wrong.length === 0)
  return {
    content: Object.fromEntries(right.map(({ name, output }) => [name, output])),
    mistakes: [
      ...strayFiles(root),
      ...[...read.values()].flatMap(({ mistakes }) => mistakes),
      ...results.flatMap(({ wrong }) => wrong),
    ],
    linesOf: (mistakes) =>
      mistakes
        .filter((mistake) => !isRepeated(mistake, mistakes, valueOf))
        .map(({ at, ...mistake }) =>
          line({ ...mistake, at: at ?? read.get(mistake.file)?.at(mistake.field ?? '') }),
        ),
  }
}

/** Whether a mistake is in a text that names, in braces, a fact that is itself missing or wrong, and so may only repeat that. */
function isRepeated(
  mistake: Mistake,
  mistakes: readonly Mistake[],
  valueOf: (file: string) => unknown,
): boolean {
  const { file, field } = mistake
  const written = textsIn(valueOf(file)).find(([own]) => own === field)?.[1] ?? ''
  const facts = textsIn(valueOf(siteFile)).map(([own]) => own)
  const wrongFields = mistakes
    .filter((each) => each !== mistake && each.file === siteFile)
    .map((each) => each.field)
  return Object.entries(factFields).some(
    ([name, own]) =>
      written.includes(`{${name}}`) && (wrongFields.includes(own) || !facts.includes(own)),
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
