import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Face } from '../src/content/schema.ts'
import { axesOf, isVariable } from './faces.ts'
import { shown, type Mistake } from './mistakes.ts'
import { closest } from './suggest.ts'

/** The folder of all font files. */
export const packages = 'node_modules'

/** "@fontsource/archivo/files/a.woff2" -> "@fontsource/archivo". */
export const packageOf = (file: string) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file

/** The command that installs a font's package for a file: in the demos' workspace, or for the site. */
const installing = (font: string, file: string) =>
  `npm install --save-dev ${file.startsWith('demos/') ? '--workspace demos ' : ''}${font}`

/** The fields of a face that need an axis of its variable font. */
const axisOf = { width: 'wdth', opticalSize: 'opsz' }

/** Fields of a face that name an axis which its variable font lacks. */
async function axisMistakes(face: Partial<Face>, font: string): Promise<Omit<Mistake, 'file'>[]> {
  if (!isVariable(font)) return []
  const axes = await axesOf(join(packages, font))
  return Object.entries(axisOf).flatMap(([field, axis]) => {
    const value = face[field as keyof typeof axisOf]
    const expected = `no ${field}, because the font has no axis "${axis}"`
    return value === undefined || axes.includes(axis)
      ? []
      : { field, found: shown(value), expected }
  })
}

/**
 * Faces whose font file is missing, because its package is not installed or has no such file, and
 * faces with an axis that their font lacks. `at` is their place in the file, such as "faces.".
 */
export async function fontMistakes(file: string, faces: unknown, at = ''): Promise<Mistake[]> {
  const mistakes = Object.entries(Object(faces) as object).map(async ([name, face]) => {
    const font: unknown = Object(face).file
    if (typeof font !== 'string') return []
    if (existsSync(join(packages, font))) {
      const wrong = await axisMistakes(face as Partial<Face>, font)
      return wrong.map((each) => ({ ...each, file, field: `${at}${name}.${each.field}` }))
    }
    const source = packageOf(font)
    const place = { file, field: `${at}${name}.file` }
    if (!existsSync(join(packages, source))) {
      const found = `${shown(font)}, whose package is not installed`
      return [{ ...place, found, expected: `one that is: ${installing(source, file)}` }]
    }
    const folder = dirname(font)
    const others = existsSync(join(packages, folder)) ? readdirSync(join(packages, folder)) : []
    return [
      {
        ...place,
        found: `${shown(font)}, which is not in its package`,
        expected: `a font file (.woff2) of ${source}`,
        meant: closest(
          font,
          others.map((each) => `${folder}/${each}`),
        ),
      },
    ]
  })
  return (await Promise.all(mistakes)).flat()
}
