import * as v from 'valibot'
import { clientSite, demoSite, facts, service } from '../src/content/schema.ts'
import { factsFile, files, readContent, type Read } from './contentFiles.ts'
import { contrastMistakes } from './contrast.ts'
import { environmentMistakes } from './environment.ts'
import { fontMistakes } from './fontFiles.ts'
import { line, schemaMistakes } from './mistakes.ts'
import { pictureMistakes } from './pictures.ts'
import {
  drawingMistakes,
  folderMistakes,
  relationMistakes,
  themeMistakes,
  type Placed,
} from './relations.ts'

const [siteFile] = Object.keys(files)

/** Without one of them, other names are misspelt rather than new. */
const bothThemes = v.looseObject({ light: v.looseObject({}), dark: v.looseObject({}) })

/** Entries of a list that have no mistake of their own: only those are compared with others. */
const sound = <S extends v.GenericSchema>(schema: S, list: unknown, place: string) =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown, index): Placed<v.InferOutput<S>>[] =>
    v.is(schema, entry) ? [{ ...Object(entry), at: place + index }] : [],
  )

/** All mistakes in the content as it stands in the files now, or was read before, a line each. */
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
  const all = [
    ...own,
    // Files that import the agency's facts fail where one is missing.
    ...(own.some(({ file }) => file === siteFile) ? [] : failed),
    ...relationMistakes({ services, clients, demos }),
    ...(content.symbols ? drawingMistakes(drawn, Object.keys(content.symbols)) : []),
    ...(v.is(bothThemes, content.themes) && labels ? themeMistakes(content.themes, labels) : []),
    ...contrastMistakes(content.themes),
    ...fontMistakes('src/theme/faces.ts', content.faces),
    ...Object.entries(content.facts ?? {}).flatMap(([slug, value]) =>
      fontMistakes(factsFile(slug), Object(value).faces, 'faces.'),
    ),
    ...folderMistakes(demos, 'demos', demos.length === Object(content.demos).length),
    ...(await pictureMistakes([...clients, ...demos], images)),
  ]
  return all.map(line)
}
