import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { needed } from '../plugins/checks/checks.ts'
import { readFacts } from '../plugins/checks/demos.ts'
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

/** The names in a list of demos that none of them has any more. A list has at least one that a demo has. */
export function deadNames(list: string, demos: readonly { name: string }[]): string[] {
  const [, ...listed] = list.split(/[:,،、]\s+/)
  const isDemo = (name: string) => demos.some((demo) => demo.name === name)
  const dead = listed.filter((name) => !isDemo(name))
  if (dead.length === 0 || dead.length === listed.length) return []
  return [
    `cards.portfolio in src/content/metadata.yaml names ${dead.join(', ')}, which is no demo.`,
  ]
}

/** What edits have left behind, in words: names of demos, fonts that nothing uses any more, and icons in an old color. */
export async function leftovers(): Promise<string[]> {
  const { faces, metadata, portfolio, tokens } = readContent()
  const demos = await readFacts(portfolio.demos.map(({ slug }) => slug))
  const familiesOf = (all: readonly { family: string }[]) => all.map(({ family }) => family)
  const colors = Object.values(tokens.themes).flatMap((theme) => Object.values(theme.colors))
  const lower = colors.map((color) => color.toLowerCase())
  return [
    ...deadNames(metadata.cards.portfolio, portfolio.demos),
    ...unusedFonts('src/theme', familiesOf(Object.values(faces))),
    ...unusedFonts('demos', familiesOf(demos.flatMap(({ facts }) => facts?.faces ?? []))),
    ...needed.filter((file) => file.endsWith('.svg')).flatMap((file) => otherColors(file, lower)),
  ]
}
