import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders with a package.json that lists fonts, each with the folders that name their files. */
const named = { '.': ['src/theme', 'plugins'], demos: ['demos'] }

/** The text of all files in a folder that may name a font. */
const textIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|yaml|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** The family of an installed font package. */
const familyOf = (project: string, name: string) => {
  const metadata = readFileSync(join(project, 'node_modules', name, 'metadata.json'), 'utf8')
  return (JSON.parse(metadata) as { family: string }).family
}

/** Whether a text names a font package: a face by its family, a style by a file. */
const names = (text: string, name: string, family: string) =>
  text.includes(`${name}/files/`) || new RegExp(`family: ['"]?${family}['"]?[,\n]`).test(text)

/** The unused font packages of a project, by the folder of their package.json. Tests use fonts of any. */
export function unusedFonts(project = '.'): { folder: string; names: string[] }[] {
  const tests = textIn(join(project, 'tests'))
  return Object.entries(named)
    .map(([folder, places]) => {
      const text = places.map((place) => textIn(join(project, place))).join('') + tests
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(project, folder, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
      const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
        (name) => name.startsWith('@fontsource') && !names(text, name, familyOf(project, name)),
      )
      return { folder, names: unused }
    })
    .filter(({ names: unused }) => unused.length > 0)
}
