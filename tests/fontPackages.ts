import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that contain paths of font packages: faces, the samples' styles, and tests. */
const folders = ['src/theme', 'demos', 'samples', 'tests']

/** The unused font packages of a project. */
export function unusedFonts(project = '.'): string[] {
  const text = folders
    .map((folder) => join(project, folder))
    // The owner may have deleted all samples.
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|css)$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n')
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => name.startsWith('@fontsource') && !text.includes(`${name}/files/`),
  )
}
