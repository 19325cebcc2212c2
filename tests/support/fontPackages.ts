import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders with a package.json that lists fonts, each with the folder that names their files. */
const named = { '.': 'src/theme', demos: 'demos', samples: 'samples' }

/** The text of all files in a folder that may name a font. */
const textIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** The unused font packages of a project, by the folder of their package.json. Tests use fonts of any. */
export function unusedFonts(project = '.'): { folder: string; names: string[] }[] {
  const tests = textIn(join(project, 'tests'))
  return (
    Object.entries(named)
      // The owner may have deleted all samples.
      .filter(([folder]) => existsSync(join(project, folder)))
      .map(([folder, place]) => {
        const text = textIn(join(project, place)) + tests
        const { dependencies, devDependencies } = JSON.parse(
          readFileSync(join(project, folder, 'package.json'), 'utf8'),
        ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
        const names = Object.keys({ ...dependencies, ...devDependencies }).filter(
          (name) => name.startsWith('@fontsource') && !text.includes(`${name}/files/`),
        )
        return { folder, names }
      })
      .filter(({ names }) => names.length > 0)
  )
}
