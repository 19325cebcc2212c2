import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Face } from '../../src/content/schema.ts'
import { shown, type Mistake } from '../content/mistakes.ts'

/** What the build needs to know of a face to find its font files. */
export type FontOf = Pick<Face, 'family' | 'weight' | 'style' | 'width' | 'opticalSize'>

/** A font file of a family, and the characters that it is made for, as pairs of first and last. */
export interface FontFile {
  path: string
  ranges: readonly (readonly [number, number])[]
}

/** The part of a package's metadata.json that is used here (fontsource.org). */
interface Metadata {
  id: string
  family: string
  defSubset: string
  weights: number[]
  styles: string[]
  /** The axes of the variable font by tag. */
  variable: Record<string, unknown>
}

const packages = 'node_modules'

/** The axes of a variable font by the fields of a face. */
const axes = { width: 'wdth', opticalSize: 'opsz' } as const

/** "Source Sans 3" -> "source-sans-3". */
const idOf = (family: string) => family.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The folder of a family's package: the variable font's, else that with a file for each weight; undefined if none is installed. */
function folderOf(family: string): string | undefined {
  const folders = ['@fontsource-variable', '@fontsource'].map((scope) =>
    join(packages, scope, idOf(family)),
  )
  return folders.find((folder) => existsSync(join(folder, 'metadata.json')))
}

/** The folder of a family's package. Throws if it is not installed. */
export function fontFolder(family: string): string {
  const folder = folderOf(family)
  if (!folder) throw new Error(`the font ${family} is not installed`)
  return folder
}

/** Whether a family's package is installed. */
export const isInstalled = ({ family }: Pick<FontOf, 'family'>) => folderOf(family) !== undefined

/** Whether a face's font is variable. */
export const isVariable = ({ family }: Pick<FontOf, 'family'>) =>
  fontFolder(family).includes('-variable')

/** "U+0-FF,U+131" -> [[0, 255], [305, 305]]. */
const rangesIn = (list: string) =>
  list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [first, last] as const
  })

/** The font files of a face, the family's main one first. Fontsource splits a family by scripts. Throws if the family is not installed. */
export function fontFiles(face: FontOf): FontFile[] {
  const folder = fontFolder(face.family)
  const { id, defSubset } = readJson(folder, 'metadata.json') as Metadata
  const ranges = readJson(folder, 'unicode.json') as Record<string, string>
  const style = face.style ?? 'normal'
  const hasAxes = Object.keys(axes).some((field) => face[field as keyof typeof axes] !== undefined)
  // The file "standard" has all axes that are registered, "wght" the weight alone.
  const form = isVariable(face) ? (hasAxes ? 'standard' : 'wght') : face.weight
  return Object.entries(ranges)
    .toSorted(([one], [other]) => Number(other === defSubset) - Number(one === defSubset))
    .map(([subset, list]) => ({
      path: join(
        folder,
        'files',
        `${id}-${subset.replaceAll(/[[\]]/g, '')}-${form}-${style}.woff2`,
      ),
      ranges: rangesIn(list),
    }))
    .filter(({ path }) => existsSync(path))
}

/** The command that installs a package for a file: in the demos' workspace, or for the site. */
const installing = (name: string, file: string) =>
  `npm install --save-dev ${file.startsWith('demos/') ? '--workspace demos ' : ''}${name}`

/** What a face asks of its family in vain. */
function faceMistakes(face: Partial<FontOf>, file: string): Omit<Mistake, 'file'>[] {
  const { family, weight, style } = face
  if (typeof family !== 'string' || typeof weight !== 'string') return []
  const folder = folderOf(family)
  if (!folder) {
    const id = idOf(family)
    const found = `${shown(family)}, which is not installed`
    const expected = `a font of fontsource.org: ${installing(`@fontsource-variable/${id}`, file)} (or @fontsource/${id}, if it is not variable)`
    return [{ field: 'family', found, expected }]
  }
  const known = readJson(folder, 'metadata.json') as Metadata
  const lacks = (field: keyof FontOf, expected: string): Omit<Mistake, 'file'> => ({
    field,
    found: shown(face[field]),
    expected,
  })
  if (known.family !== family) {
    return [lacks('family', known.family)]
  }
  if (style && !known.styles.includes(style)) {
    return [lacks('style', `no style, because ${family} has no italic`)]
  }
  const weights = known.weights.map(String)
  if (!folder.includes('-variable')) {
    // One weight would pass, and every bold text would be drawn with it.
    if (weight.includes(' ')) {
      const found = `${shown(family)}, whose package has a file for each weight`
      return [{ field: 'family', found, expected: 'a variable font (@fontsource-variable/…)' }]
    }
    return weights.includes(weight) ? [] : [lacks('weight', `one of ${weights.join(', ')}`)]
  }
  return Object.entries(axes).flatMap(([field, axis]) =>
    face[field as keyof typeof axes] === undefined || axis in known.variable
      ? []
      : lacks(field as keyof typeof axes, `no ${field}, because the font has no axis "${axis}"`),
  )
}

/** Faces whose family is not installed, or lacks the style, weight or axis. `at` is their place in the file, such as "faces.". */
export const fontMistakes = (file: string, faces: unknown, at = ''): Mistake[] =>
  Object.entries(Object(faces) as object).flatMap(([name, face]) =>
    faceMistakes(Object(face) as Partial<FontOf>, file).map((mistake) => ({
      ...mistake,
      file,
      field: `${at}${name}.${mistake.field}`,
    })),
  )
