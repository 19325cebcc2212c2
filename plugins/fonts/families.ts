import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Face } from '../../src/reader/demoSchema.ts'

/** What the build needs to know of a face to find its font files. */
export type FontSpec = Pick<Face, 'family' | 'weight' | 'style' | 'width' | 'opticalSize'>

/** A font file of a family, and the characters that it is made for, as pairs of first and last. */
export interface FontFile {
  path: string
  ranges: readonly (readonly [number, number])[]
}

/** The part of a package's metadata.json that is used here (fontsource.org). */
interface Metadata {
  id: string
  defSubset: string
  /** The axes of the variable font by tag. */
  variable: object
}

const packages = 'node_modules'

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

/** The folder of a family's package. Throws if it is not installed, which the checks say first. */
export function fontFolder(family: string): string {
  const folder = folderOf(family)
  if (!folder)
    throw new Error(`the font ${family} is not installed: ${installing(family, 'demos')}`)
  return folder
}

/** Whether a face's font is variable. */
export const isVariable = ({ family }: Pick<FontSpec, 'family'>) =>
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
export function fontFiles(face: FontSpec): FontFile[] {
  const folder = fontFolder(face.family)
  const { id, defSubset } = readJson(folder, 'metadata.json') as Metadata
  const ranges = readJson(folder, 'unicode.json') as Record<string, string>
  const style = face.style ?? 'normal'
  const hasAxes = face.width !== undefined || face.opticalSize !== undefined
  // The file "standard" has all axes that are registered, "wght" the weight alone.
  const form = isVariable(face) ? (hasAxes ? 'standard' : 'wght') : face.weight
  return Object.entries(ranges)
    .toSorted(([one], [other]) => Number(other === defSubset) - Number(one === defSubset))
    .map(([subset, list]) => ({
      path: join(folder, 'files', `${id}-${subset}-${form}-${style}.woff2`),
      ranges: rangesIn(list),
    }))
    .filter(({ path }) => existsSync(path))
}

/** The command that installs a family's package for the theme or the demos, whose fonts are lists of their own. */
const installing = (family: string, workspace: 'src/theme' | 'demos') =>
  `npm install --save-dev --workspace ${workspace} @fontsource-variable/${idOf(family)} (or @fontsource/${idOf(family)}, if it is not variable)`

/** What is wrong with the family of a face, if anything: it is not installed, or lacks what the face asks for. */
export function fontProblem(
  face: FontSpec,
  workspace: 'src/theme' | 'demos',
): { found: string; expected: string } | undefined {
  const { family, width, opticalSize } = face
  const folder = folderOf(family)
  if (!folder)
    return {
      found: `is "${family}", which is not installed`,
      expected: `a font of fontsource.org: ${installing(family, workspace)}`,
    }
  const subsets = Object.keys(readJson(folder, 'unicode.json') as object)
  // Fontsource numbers the parts of a family whose letters are too many for a file.
  if (subsets.some((name) => name.startsWith('[')))
    return {
      found: `is "${family}", whose letters are in ${subsets.length} files`,
      expected: "a font in a few files; what it lacks is drawn by the visitor's own fonts",
    }
  const { variable } = readJson(folder, 'metadata.json') as Metadata
  const axes = Object.entries({ wdth: width, opsz: opticalSize })
  const lacksAxis = axes.some(
    ([axis, range]) => range !== undefined && !Object.hasOwn(variable, axis),
  )
  if (fontFiles(face).length > 0 && !(isVariable(face) && lacksAxis)) return undefined
  return {
    found: `is "${family}", which lacks its weight, style, width or optical size`,
    expected: 'a font that has them',
  }
}
