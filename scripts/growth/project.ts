import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { clients, demos, portfolio } from '../../src/content/portfolio.ts'
import type { ClientSite, DemoSite } from '../../src/content/types.ts'
import { copyOfProject } from '../projectCopy.ts'

const images = 'src/content/images'

/** A demo as a client: in the portfolio they differ by these alone, and a demo would be a site to build of its own. */
const asClient = (demo: DemoSite): ClientSite => ({
  ...demo,
  url: `https://${demo.slug}.example`,
  category: 'Trade',
  tags: ['Website'],
  sample: true,
})

/** The same client once more, with another name and a picture of its own. */
function again(client: ClientSite, round: number): ClientSite {
  const { slug, name, picture } = client
  return {
    ...client,
    slug: `${slug}-${round}`,
    name: `${name} ${round}`,
    picture: { name: `${picture.name}-${round}`, alt: `${picture.alt}, ${round}` },
  }
}

/** The portfolio's clients, and all its projects again as clients, in so many rounds. */
const grown = (rounds: number): ClientSite[] => {
  const all = [...clients, ...demos.map(asClient)]
  const further = Array.from({ length: rounds - 1 }, (_, i) =>
    all.map((each) => again(each, i + 2)),
  )
  return [...clients, ...further.flat()]
}

/**
 * Writes a copy of this project whose portfolio has `rounds` times as many projects, every
 * picture in a hue of its own. Returns its folder.
 */
export async function grownProject(rounds: number): Promise<string> {
  const target = copyOfProject()
  const lists = { portfolio, clients: grown(rounds), demos }
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
  return target
}
