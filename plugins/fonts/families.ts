import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Face } from '../../src/reader/demoSchema.ts'

/** The fields of a face (a font in faces.yaml or facts.yaml) by which the build finds its font files. */
export type FontSpec = Pick<Face, 'family' | 'name' | 'weight' | 'style' | 'width' | 'opticalSize'>

/** A font file in a Fontsource package. Fontsource splits a font into one file for each writing system. */
export interface FontFile {
  path: string
  /** The Unicode ranges that the file covers, each as its first and last code point. */
  ranges: readonly (readonly [first: number, last: number])[]
}

/** The fields that the build reads from a package's metadata.json (fontsource.org). */
interface Metadata {
  id: string
  /** The writing system of the family's main file, such as "latin". */
  defSubset: string
  category: string
  /** The axes of the variable font, by their tags, such as "wght" for weight. */
  variable: object
}

/** Converts the name of a font family to the name of its package: "Source Sans 3" -> "source-sans-3". */
const idOf = (family: string) => family.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Finds the folder of a family's package. Prefers the package of the variable font to the package with one file for each weight. */
const installedFolder = (family: string) =>
  ['@fontsource-variable', '@fontsource']
    .map((scope) => join('node_modules', scope, idOf(family)))
    .find((folder) => existsSync(join(folder, 'metadata.json')))

/** Returns the package folder of a family. Throws if the family is not installed. */
export function fontFolder(family: string): string {
  const folder = installedFolder(family)
  if (!folder)
    throw new Error(`the font ${family} is not installed: ${installCommand(family, 'demos')}`)
  return folder
}

/** Whether the installed font of a family is variable. */
export const isVariable = ({ family }: FontSpec) => fontFolder(family).includes('-variable')

/** Whether a face has serifs. */
export const isSerif = ({ family }: FontSpec) =>
  (readJson(fontFolder(family), 'metadata.json') as Metadata).category === 'serif'

/** Converts a CSS `unicode-range`: "U+0-FF,U+131" -> [[0, 255], [305, 305]]. */
const rangesIn = (list: string) =>
  Array.from(list.matchAll(/U\+(\w+)-?(\w*)/g), ([, first = '', last = '']) => {
    return [parseInt(first, 16), parseInt(last || first, 16)] as const
  })

/** Lists the font files of a face (a family in one style). The file for the family's main writing system comes first. Throws if the family is not installed. */
export function fontFiles(face: FontSpec): FontFile[] {
  const folder = fontFolder(face.family)
  const { id, defSubset } = readJson(folder, 'metadata.json') as Metadata
  const ranges = readJson(folder, 'unicode.json') as Record<string, string>
  const style = face.style ?? 'normal'
  const hasAxes = face.width !== undefined || face.opticalSize !== undefined
  // Fontsource names files by their axes: "wght" means the weight axis only, "standard" means weight, width, slant and optical size.
  const variant = isVariable(face) ? (hasAxes ? 'standard' : 'wght') : face.weight
  return Object.entries(ranges)
    .toSorted(([one], [other]) => Number(other === defSubset) - Number(one === defSubset))
    .map(([subset, list]) => ({
      path: join(folder, 'files', `${id}-${subset}-${variant}-${style}.woff2`),
      ranges: rangesIn(list),
    }))
    .filter(({ path }) => existsSync(path))
}

/** Writes the command that installs a font family in an npm workspace: src/theme or demos. */
const installCommand = (family: string, workspace: 'src/theme' | 'demos') =>
  `npm install --save-dev --workspace ${workspace} @fontsource-variable/${idOf(family)} (or @fontsource/${idOf(family)}, if it is not variable)`

/** Describes the error in a face's font, such as a family that is not installed. Returns undefined if the font is right. */
export function fontProblem(
  face: FontSpec,
  workspace: 'src/theme' | 'demos',
): { found: string; expected: string } | undefined {
  const { family, width, opticalSize } = face
  const folder = installedFolder(family)
  if (!folder)
    return {
      found: `is "${family}", which is not installed`,
      expected: `a font of fontsource.org: ${installCommand(family, workspace)}`,
    }
  const subsets = Object.keys(readJson(folder, 'unicode.json') as object)
  // Refuses fonts for Chinese and other large writing systems, because Fontsource splits them into files "[0]", "[1]" and so on.
  if (subsets.some((name) => name.startsWith('[')))
    return {
      found: `is "${family}", whose letters are in ${subsets.length} files`,
      expected: "a font in a few files; the visitor's own fonts draw missing letters",
    }
  const { variable } = readJson(folder, 'metadata.json') as Metadata
  const axes = Object.entries({ wdth: width, opsz: opticalSize })
  const lacksAxis = axes.some(
    ([axis, range]) => range !== undefined && !Object.hasOwn(variable, axis),
  )
  if (fontFiles(face).length > 0 && !(isVariable(face) && lacksAxis)) return undefined
  return {
    found: `is "${family}", which lacks this weight, style, width or optical size`,
    expected: 'a font with the weight, style, width and optical size of the face',
  }
}
