import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { clientSite, demoSite, facts, service } from '../../src/content/schema.ts'
import { environmentMistakes } from '../environment.ts'
import { fontMistakes } from '../fonts/families.ts'
import { pictureMistakes } from '../pictures/originals.ts'
import { contrastMistakes } from './contrast.ts'
import { demoTexts } from '../demos/texts.ts'
import { textsIn, type Text } from '../content/texts.ts'
import { letterMistakes } from './letters.ts'
import { linkMistakes } from './links.ts'
import { line, lost, type Mistake, type Placed } from '../content/mistakes.ts'
import {
  factsFile,
  fileOf,
  formMistakes,
  parts,
  readWritten,
  type Read,
  type Written,
} from '../content/read.ts'
import {
  factsMistakes,
  folderMistakes,
  pageMistakes,
  relationMistakes,
  themeMistakes,
} from './relations.ts'

/** If one of them is missing, another name is a misspelling, not a new theme. */
const bothThemes = v.looseObject({ light: v.looseObject({}), dark: v.looseObject({}) })

/** The valid entries of a list, each with its place. Only those are compared with each other. */
const valid = <S extends v.GenericSchema>(schema: S, list: unknown, place: string) =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown, index): Placed<v.InferOutput<S>>[] =>
    v.is(schema, entry) ? [{ ...Object(entry), at: place + index }] : [],
  )

/** What the checks look at: the content as it is written, and its valid entries. */
interface Checked extends Written {
  portfolio: Record<'clients' | 'demos', unknown>
  services: Placed<v.InferOutput<typeof service>>[]
  clients: Placed<v.InferOutput<typeof clientSite>>[]
  demos: Placed<v.InferOutput<typeof demoSite>>[]
  validFacts: (v.InferInput<typeof facts> & { slug: string })[]
  /** Folder of the portfolio's pictures. */
  images?: string | undefined
}

function checked({ values, facts: written }: Written, images?: string): Checked {
  const portfolio = Object(values.portfolio) as Checked['portfolio']
  const validFacts = Object.entries(written).flatMap(([slug, value]) =>
    v.is(facts, value) ? [{ slug, ...value }] : [],
  )
  return {
    values,
    facts: written,
    portfolio,
    services: valid(service, values.services, ''),
    clients: valid(clientSite, portfolio.clients, 'clients.'),
    demos: valid(demoSite, portfolio.demos, 'demos.'),
    validFacts,
    images,
  }
}

/** The texts in the components of the demos with valid facts, by slug. */
const textsOfDemos = ({ validFacts }: Checked): Record<string, readonly Text[]> =>
  Object.fromEntries(
    validFacts
      .filter(({ slug }) => existsSync(`demos/${slug}`))
      .map(({ slug }) => [slug, demoTexts(`demos/${slug}`)]),
  )

/** Letters that fonts lack, in the texts of the site and of each demo. */
async function missingLetters(content: Checked): Promise<Mistake[]> {
  const { values, facts: written } = content
  const ofDemos = textsOfDemos(content)
  const faceShape = v.object({ family: v.string(), weight: v.string() })
  const facesFile = fileOf('faces')
  const texts = (value: unknown, file: string): Text[] =>
    textsIn(value).map(([field, text]) => ({ file, field, text }))
  const ofSite = parts
    .filter(({ file }) => file.startsWith('src/content/'))
    .flatMap(({ name, file }) => texts(values[name], file))
  const own = v.is(v.record(v.string(), faceShape), values.faces) ? values.faces : {}
  const inDemos = Object.entries(written).flatMap(([slug, value]) => {
    const { business, faces } = Object(value) as { business?: unknown; faces?: unknown }
    if (!v.is(v.array(faceShape), faces)) return []
    const file = factsFile(slug)
    return [letterMistakes([...texts({ business }, file), ...(ofDemos[slug] ?? [])], faces, file)]
  })
  const site = letterMistakes(ofSite, Object.values(own), facesFile)
  return (await Promise.all([site, ...inDemos])).flat()
}

/** Files that the build reads besides the content and the code. */
export const needed = [
  'index.html',
  ...['icon', 'icon-maskable', 'icon-monochrome', 'favicon'].map((name) => `manifest/${name}.svg`),
  ...['wide', 'narrow'].map((name) => `manifest/screenshots/${name}.png`),
]

/** Checks of what the schema does not know, each with its name. */
type Checks = Readonly<Record<string, (content: Checked) => Mistake[] | Promise<Mistake[]>>>

const checks: Checks = {
  files: () => needed.filter((file) => !existsSync(file)).map(lost),
  entries: relationMistakes,
  pages: ({ values }) => pageMistakes(values),
  links: ({ values }) => linkMistakes(values),
  themes({ values }) {
    const { themes } = Object(values.tokens) as { themes?: unknown }
    const { theme: labels } = Object(values.messages) as { theme?: object }
    return v.is(bothThemes, themes) && labels ? themeMistakes(themes, labels) : []
  },
  contrast: ({ values }) => contrastMistakes(Object(values.tokens).themes),
  fonts: ({ values, facts: written }) => [
    ...fontMistakes(fileOf('faces'), values.faces),
    ...Object.entries(written).flatMap(([slug, value]) =>
      fontMistakes(factsFile(slug), Object(value).faces, 'faces.'),
    ),
  ],
  folders: ({ demos, portfolio }) =>
    folderMistakes(demos, 'demos', demos.length === Object(portfolio.demos).length),
  pictures: ({ clients, demos, images }) => pictureMistakes([...clients, ...demos], images),
  copies: (content) => factsMistakes(content.validFacts, textsOfDemos(content)),
  letters: missingLetters,
}

/** The value that has the field of a mistake. */
function valueOf({ file }: Mistake, { values, facts: written }: Written): unknown {
  const part = parts.find((each) => each.file === file)
  const slug = Object.keys(written).find((each) => factsFile(each) === file)
  return part ? values[part.name] : written[slug ?? '']
}

/** The text that a mistake is in. */
const textOf = ({ field = '', value }: Mistake): unknown =>
  field.split('.').reduce<unknown>((part, key) => Object(part)[key], value)

/** Whether a mistake is that of a fact of the agency, in a text that names the fact in braces. */
function isOfFact(mistake: Mistake, facts: readonly Mistake[]): boolean {
  const text = textOf(mistake)
  return facts.some((fact) => {
    const own = textOf(fact)
    const isSame = fact !== mistake && fact.expected === mistake.expected
    return isSame && typeof own === 'string' && typeof text === 'string' && text.includes(own)
  })
}

/** The mistakes in the form of content that was read, and those that the checks find. `images` is the folder of the portfolio's pictures. */
export async function contentMistakes(
  read: Written & Partial<Read>,
  images?: string,
): Promise<Mistake[]> {
  const inForm = formMistakes(read)
  const content = checked(read, images)
  const found = await Promise.all(Object.values(checks).map(async (check) => check(content)))
  // One line a field: the letters of a wrong slug are not a second mistake.
  const isNew = ({ file, field }: Mistake) =>
    !inForm.some((each) => each.file === file && each.field === field)
  const all = [...environmentMistakes(process.env), ...inForm, ...found.flat().filter(isNew)].map(
    (mistake) => ({ ...mistake, value: valueOf(mistake, read), at: read.at?.(mistake) }),
  )
  const ofFacts = all.filter(({ file }) => file === fileOf('site'))
  return all.filter((mistake) => !isOfFact(mistake, ofFacts))
}

/** The mistakes in the content's files as they are now, one line each. */
export const contentLines = async (): Promise<string[]> =>
  (await contentMistakes(readWritten())).map(line)
