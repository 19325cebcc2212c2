import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Facts } from '../demos/types.ts'
import { needed } from '../plugins/checks/checks.ts'
import { readContent } from '../plugins/content/read.ts'
import { fontFolder } from '../plugins/fonts/families.ts'

/** The command that removes the font packages of a workspace from which none of these families comes. */
export function unusedFonts(workspace: string, families: readonly string[]): string[] {
  const { devDependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const used = families.map((family) => fontFolder(family))
  const unused = Object.keys(devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .filter((name) => !used.includes(join('node_modules', name)))
  if (unused.length === 0) return []
  return [`Nothing uses these fonts: npm uninstall --workspace ${workspace} ${unused.join(' ')}`]
}

/** The colors of a drawing that are not among these. */
export function otherColors(file: string, colors: readonly string[]): string[] {
  const drawn =
    readFileSync(file, 'utf8')
      .toLowerCase()
      .match(/#[\da-f]{6}\b/g) ?? []
  const others = [...new Set(drawn)].filter((color) => !colors.includes(color))
  return others.length === 0 ? [] : [`${file} has ${others.join(', ')}, a color of no theme.`]
}

/** What edits have left behind, in words: fonts that nothing uses any more, and icons in an old color. */
export async function leftovers(): Promise<string[]> {
  const { faces, portfolio, tokens } = readContent()
  const demos = await Promise.all(
    portfolio.demos.map(async ({ slug }) => {
      const file = pathToFileURL(resolve('demos', slug, 'facts.ts'))
      return ((await import(file.href)) as { facts: Facts }).facts
    }),
  )
  const familiesOf = (all: readonly { family: string }[]) => all.map(({ family }) => family)
  const colors = Object.values(tokens.themes).flatMap((theme) => Object.values(theme.colors))
  const lower = colors.map((color) => color.toLowerCase())
  return [
    ...unusedFonts('src/theme', familiesOf(Object.values(faces))),
    ...unusedFonts('demos', familiesOf(demos.flatMap((demo) => demo.faces))),
    ...needed.filter((file) => file.endsWith('.svg')).flatMap((file) => otherColors(file, lower)),
  ]
}
