import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../src/content/schema.ts'
import { shown, type Mistake } from './mistakes.ts'
import { encodedKeys, pictureKey } from './photographs.ts'
import type { Placed } from './relations.ts'
import { closest } from './suggest.ts'

const mostBytes = 2_000_000
const wanted = 'a PNG of 1200 x 750 pixels'

/** Pictures that are missing, too large in bytes, too small in pixels, of another shape, unreadable, or of one color. */
export async function pictureMistakes(
  projects: readonly Placed<{ picture: Picture }>[],
  images = 'src/content/images',
): Promise<Mistake[]> {
  const names = existsSync(images)
    ? readdirSync(images).map((file) => file.replace(/\.\w+$/, ''))
    : []
  const encoded = encodedKeys()
  const mistakes = await Promise.all(
    projects.map(async ({ at, picture: { name } }) => {
      const file = join(images, `${name}.png`).replaceAll('\\', '/')
      const wrong = existsSync(file)
        ? await problemOf(file, encoded)
        : { found: 'is missing', expected: wanted, meant: closest(name, names) }
      return (
        wrong && {
          file: 'src/content/portfolio.ts',
          field: `${at}.picture.name`,
          ...wrong,
          found: `${shown(name)}, but ${file} ${wrong.found}`,
        }
      )
    }),
  )
  return mistakes.filter((mistake) => mistake !== undefined)
}

/** The mistake of a picture. One that was encoded before is known to be readable. */
async function problemOf(file: string, encoded: ReadonlySet<string>) {
  const bytes = statSync(file).size
  if (bytes > mostBytes) return { found: `has ${bytes} bytes`, expected: `at most ${mostBytes}` }
  try {
    const { width, height } = await sharp(file).metadata()
    const found = `has ${width} x ${height} pixels`
    if (width < 960 || height < 600) return { found, expected: 'at least 960 x 600' }
    if (Math.abs(width / height / 1.6 - 1) > 0.05) {
      return { found, expected: '8 to 5, as 1200 x 750 is' }
    }
    if (encoded.has(pictureKey(readFileSync(file)))) return undefined
    const { channels } = await sharp(file).stats()
    const isPlain = channels.every(({ stdev }) => stdev < 1)
    return isPlain ? { found: 'is of one color', expected: 'a picture of the site' } : undefined
  } catch {
    return { found: 'cannot be read as a picture', expected: wanted }
  }
}
