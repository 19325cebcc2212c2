import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shown, type Mistake } from './mistakes.ts'
import { closest } from './suggest.ts'

/** The folder of all font files. */
export const packages = 'node_modules'

/** "@fontsource/archivo/files/a.woff2" -> "@fontsource/archivo". */
export const packageOf = (file: string) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file

/** Faces whose font file is missing, because its package is not installed or has no such file. `at` is their place in the file, such as "faces.". */
export function fontMistakes(file: string, faces: unknown, at = ''): Mistake[] {
  return Object.entries(Object(faces) as object).flatMap(([name, face]) => {
    const font: unknown = Object(face).file
    if (typeof font !== 'string' || existsSync(join(packages, font))) return []
    const source = packageOf(font)
    const place = { file, field: `${at}${name}.file` }
    if (!existsSync(join(packages, source))) {
      const found = `${shown(font)}, whose package is not installed`
      return [{ ...place, found, expected: `one that is: npm install --save-dev ${source}` }]
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
}
