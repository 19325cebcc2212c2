import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { clientSite, demoSite, facts, service, textPage } from '../../src/content/schema.ts'
import { environmentMistakes } from '../environment.ts'
import { fontMistakes } from '../fonts/families.ts'
import { pictureMistakes } from '../pictures/originals.ts'
import { contrastMistakes } from './contrast.ts'
import { demoTexts } from '../demos/texts.ts'
import { textsOf, type Text } from '../content/texts.ts'
import { letterMistakes } from './letters.ts'
import { linkMistakes } from './links.ts'
import { line, lost, type Mistake, type Placed } from '../content/mistakes.ts'
import {
  factsFile,
  fileOf,
  filesOf,
  formMistakes,
  readWritten,
  siteTexts,
  type Read,
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

type DemoTexts = Readonly<Record<string, readonly Text[]>>

/** The texts in the components of demos that have a folder, by slug. */
const textsOfDemos = (demos: readonly { slug: string }[]): DemoTexts =>
  Object.fromEntries(
    demos
      .filter(({ slug }) => existsSync(`demos/${slug}`))
      .map(({ slug }) => [slug, demoTexts(`demos/${slug}`)]),
  )

const faceShape = v.object({ family: v.string(), weight: v.string() })

/** Letters that fonts lack, in the texts of the site and of each demo. */
async function missingLetters(read: Read, ofDemos: DemoTexts): Promise<Mistake[]> {
  const missing = (file: string, faces: unknown, texts: readonly Text[]) =>
    v.is(v.array(faceShape), faces) ? letterMistakes(texts, faces, file) : []
  const inDemos = Object.entries(read.facts).map(([slug, value]) => {
    const { business, faces } = Object(value) as { business?: unknown; faces?: unknown }
    const file = factsFile(slug)
    return missing(file, faces, [...textsOf(file, { business }), ...(ofDemos[slug] ?? [])])
  })
  const own = Object.values(Object(read.values.faces) as object)
  const inSite = missing(fileOf('faces'), own, siteTexts(read))
  return (await Promise.all([inSite, ...inDemos])).flat()
}

/** Files that the build reads besides the content and the code. */
export const needed = [
  'index.html',
  ...['icon', 'icon-maskable', 'icon-monochrome', 'favicon'].map((name) => `manifest/${name}.svg`),
  ...['wide', 'narrow'].map((name) => `manifest/screenshots/${name}.png`),
]

/** What the schema does not know, by the name of each check. `images` is the folder of the portfolio's pictures. */
async function checks(read: Read, images?: string): Promise<Readonly<Record<string, Mistake[]>>> {
  const { values, facts: written } = read
  const portfolio = Object(values.portfolio) as Record<string, unknown>
  const services = valid(service, values.services, '')
  const clients = valid(clientSite, portfolio.clients, 'clients.')
  const demos = valid(demoSite, portfolio.demos, 'demos.')
  const validFacts = Object.entries(written).flatMap(([slug, value]) =>
    v.is(facts, value) ? [{ slug, ...value }] : [],
  )
  const ofDemos = textsOfDemos(validFacts)
  const { themes } = Object(values.tokens) as { themes?: unknown }
  const { theme: labels } = Object(values.messages) as { theme?: object }
  return {
    files: needed.filter((file) => !existsSync(file)).map(lost),
    entries: relationMistakes({ services, clients, demos }),
    pages: pageMistakes(valid(textPage, values.pages, ''), values),
    links: linkMistakes(values),
    themes: v.is(bothThemes, themes) && labels ? themeMistakes(themes, labels) : [],
    contrast: contrastMistakes(themes),
    fonts: [
      ...fontMistakes(fileOf('faces'), values.faces),
      ...Object.entries(written).flatMap(([slug, value]) =>
        fontMistakes(factsFile(slug), Object(value).faces, 'faces.'),
      ),
    ],
    folders: folderMistakes(demos, 'demos', demos.length === Object(portfolio.demos).length),
    pictures: await pictureMistakes([...clients, ...demos], images),
    copies: factsMistakes(validFacts, ofDemos),
    letters: await missingLetters(read, ofDemos),
  }
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
export async function contentMistakes(read: Read, images?: string): Promise<Mistake[]> {
  const inForm = formMistakes(read)
  const found = Object.values(await checks(read, images)).flat()
  // One line a field: the letters of a wrong slug are not a second mistake.
  const isNew = ({ file, field }: Mistake) =>
    !inForm.some((each) => each.file === file && each.field === field)
  const values = new Map(filesOf(read).map(({ file, value }) => [file, value] as const))
  const all = [...environmentMistakes(process.env), ...inForm, ...found.filter(isNew)].map(
    (mistake) => ({ ...mistake, value: values.get(mistake.file), at: read.at(mistake) }),
  )
  const ofFacts = all.filter(({ file }) => file === fileOf('site'))
  return all.filter((mistake) => !isOfFact(mistake, ofFacts))
}

/** The mistakes in the content's files as they are now, one line each. */
export const contentLines = async (): Promise<string[]> =>
  (await contentMistakes(readWritten())).map(line)
