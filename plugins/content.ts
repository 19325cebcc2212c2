import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import * as v from 'valibot'
import { clientSite, demoSite, facts, service } from '../src/content/schema.ts'
import { factsFile, files, readContent, type Content, type Read } from './contentFiles.ts'
import { contrastMistakes } from './contrast.ts'
import { demoTexts } from './demoTexts.ts'
import { environmentMistakes } from './environment.ts'
import { fontMistakes } from './families.ts'
import { letterMistakes, textsIn, type Text } from './letters.ts'
import { fieldIn, line, schemaMistakes, type Mistake } from './mistakes.ts'
import { pictureMistakes } from './pictures.ts'
import {
  drawingMistakes,
  factsMistakes,
  folderMistakes,
  pageMistakes,
  relationMistakes,
  themeMistakes,
  type Placed,
} from './relations.ts'

const [siteFile] = Object.keys(files)

/** If one of them is missing, another name is a misspelling, not a new theme. */
const bothThemes = v.looseObject({ light: v.looseObject({}), dark: v.looseObject({}) })

/** The valid entries of a list. Only those are compared with each other. */
const sound = <S extends v.GenericSchema>(schema: S, list: unknown, place: string) =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown, index): Placed<v.InferOutput<S>>[] =>
    v.is(schema, entry) ? [{ ...Object(entry), at: place + index }] : [],
  )

/** The value that has the field of a mistake. */
function valueOf({ file, field = '' }: Mistake, content: Content): unknown {
  const slug = Object.keys(content.facts ?? {}).find((each) => factsFile(each) === file)
  if (slug !== undefined) return content.facts?.[slug]
  const [first = ''] = field.split('.')
  return first in (files[file] ?? {}) ? content : content[basename(file, extname(file))]
}

/** The texts of the content files. Drawings have none. */
const siteTexts = (content: Content): Text[] =>
  Object.entries(files)
    .filter(([file]) => /^src\/content\/(?!drawings)/.test(file))
    .flatMap(([file, exports]) =>
      Object.keys(exports).flatMap((name) =>
        textsIn(content[name]).map(([place, text]) => ({
          file,
          field: fieldIn(file, name, place === '' ? [] : place.split('.')),
          text,
        })),
      ),
    )

/** Characters that fonts lack, in the texts of the site and of each demo. */
async function missingLetters(content: Content, ofDemos: DemoTexts): Promise<Mistake[]> {
  const own = v.is(v.record(v.string(), shownFace), content.faces) ? content.faces : {}
  const inDemos = Object.entries(content.facts ?? {}).flatMap(([slug, value]) => {
    const file = factsFile(slug)
    const { business, faces } = Object(value) as { business?: unknown; faces?: unknown }
    if (!v.is(v.array(shownFace), faces)) return []
    const named = textsIn(business, ['business']).map(([field, text]) => ({ file, field, text }))
    return [letterMistakes([...named, ...(ofDemos[slug] ?? [])], faces, file)]
  })
  const ofSite = letterMistakes(siteTexts(content), Object.values(own), 'src/theme/faces.ts')
  return (await Promise.all([ofSite, ...inDemos])).flat()
}

const shownFace = v.object({ family: v.string(), weight: v.string() })

/** The texts in the components of each demo, by slug. */
type DemoTexts = Readonly<Record<string, readonly Text[]>>

const fontsOfDemos = (content: Content) =>
  Object.entries(content.facts ?? {}).flatMap(([slug, value]) =>
    fontMistakes(factsFile(slug), Object(value).faces, 'faces.'),
  )

/** All mistakes in the content, one line each: in the files as they are now, or in content that was read before. */
export async function contentLines(read?: Read, images?: string): Promise<string[]> {
  const { content, uncompiled = [], failed = [] } = read ?? (await readContent())
  const { country } = Object(Object(content.site).place) as { country?: unknown }
  const own = [
    ...environmentMistakes(process.env),
    ...uncompiled,
    ...Object.entries(files).flatMap(([file, exports]) =>
      Object.entries(exports)
        .filter(([name]) => name in content)
        .flatMap(([name, schema]) => schemaMistakes(schema, content[name], file, name, country)),
    ),
    ...Object.entries(content.facts ?? {}).flatMap(([slug, value]) =>
      schemaMistakes(facts, value, factsFile(slug), 'facts', country),
    ),
  ]
  const services = sound(service, content.services, '')
  const drawn = sound(v.object({ symbol: service.entries.symbol }), content.services, '')
  const clients = sound(clientSite, content.clients, 'clients.')
  const demos = sound(demoSite, content.demos, 'demos.')
  const { theme: labels } = Object(content.messages) as { theme?: object }
  const soundFacts = Object.entries(content.facts ?? {}).flatMap(([slug, value]) =>
    v.is(facts, value) ? [{ slug, ...value }] : [],
  )
  const ofDemos = Object.fromEntries(
    soundFacts
      .filter(({ slug }) => existsSync(`demos/${slug}`))
      .map(({ slug }) => [slug, demoTexts(`demos/${slug}`)]),
  )
  const all: Mistake[] = [
    ...own,
    // A mistake in the agency's facts makes files that import them fail too.
    ...(own.some(({ file }) => file === siteFile) ? [] : failed),
    ...relationMistakes({ services, clients, demos }),
    ...pageMistakes(content),
    ...factsMistakes(soundFacts, ofDemos),
    ...(content.symbols ? drawingMistakes(drawn, Object.keys(content.symbols)) : []),
    ...(v.is(bothThemes, content.themes) && labels ? themeMistakes(content.themes, labels) : []),
    ...contrastMistakes(content.themes),
    ...fontMistakes('src/theme/faces.ts', content.faces),
    ...fontsOfDemos(content),
    ...folderMistakes(demos, 'demos', demos.length === Object(content.demos).length),
    ...(await pictureMistakes([...clients, ...demos], images)),
    // One line per field: the letters of a wrong slug are not a second mistake.
    ...(await missingLetters(content, ofDemos)).filter(
      (each) => !own.some(({ file, field }) => file === each.file && field === each.field),
    ),
  ]
  return all.map((mistake) => line({ ...mistake, value: valueOf(mistake, content) }))
}
