import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { clients, demos, portfolio } from '../../src/content/portfolio.ts'
import type { Project } from '../../src/content/types.ts'
import { copyOfProject } from './copy.ts'

const images = 'src/content/images'

/** The same project once more, with another name and a picture of its own. */
function again<P extends Project>(project: P, round: number): P {
  const { slug, name, picture } = project
  return {
    ...project,
    slug: `${slug}-${round}`,
    name: `${name} ${round}`,
    picture: { name: `${picture.name}-${round}`, alt: `${picture.alt}, ${round}` },
  }
}

const grown = <P extends Project>(projects: readonly P[], rounds: number) => [
  ...projects,
  ...Array.from({ length: rounds - 1 }, (_, i) =>
    projects.map((each) => again(each, i + 2)),
  ).flat(),
]

/**
 * Writes a copy of this project whose portfolio repeats its own, `rounds` times in all, every
 * picture in a hue of its own. Returns its folder.
 */
export async function grownProject(rounds: number): Promise<string> {
  const target = copyOfProject()
  const lists = { portfolio, clients: grown(clients, rounds), demos: grown(demos, rounds) }
  const text = Object.entries(lists).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const\n`,
  )
  writeFileSync(join(target, 'src/content/portfolio.ts'), text.join(''))
  for (const { picture } of [...clients, ...demos]) {
    const original = join(images, `${picture.name}.png`)
    for (let round = 2; round <= rounds; round += 1) {
      const hue = Math.round((360 * (round - 1)) / rounds)
      const file = join(target, images, `${picture.name}-${round}.png`)
      await sharp(original).modulate({ hue }).png({ compressionLevel: 3 }).toFile(file)
    }
  }
  for (const { slug } of demos) {
    for (let round = 2; round <= rounds; round += 1) {
      const folder = (name: string) => join(target, 'demos', name)
      cpSync(folder(slug), folder(`${slug}-${round}`), { recursive: true })
    }
  }
  return target
}
