import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../src/content/schema.ts'
import { shown, type Mistake, type Placed } from '../content/mistakes.ts'
import { closest } from '../content/suggest.ts'

const mostBytes = 2_000_000
const wanted = 'a PNG of 1200 x 750 pixels'

/** Pictures that are missing, too large in bytes, too small in pixels, of another shape, unreadable, or of one color. */
export async function pictureMistakes(
  projects: readonly Placed<{ picture: Picture }>[],
  images = 'src/content/images',
): Promise<Mistake[]> {
  const files = existsSync(images) ? readdirSync(images) : []
  const mistakes = await Promise.all(
    projects.map(async ({ at, picture: { name } }) => {
      const file = join(images, `${name}.png`).replaceAll('\\', '/')
      const wrong = existsSync(file) ? await problemOf(file) : missing(name, files)
      return (
        wrong && {
          file: 'src/content/portfolio.yaml',
          field: `${at}.picture.name`,
          ...wrong,
          found: `${shown(name)}, but ${file} ${wrong.found}`,
        }
      )
    }),
  )
  return mistakes.filter((mistake) => mistake !== undefined)
}

/** A picture without a PNG: its file of another kind, or the name that is nearest to it. */
function missing(name: string, files: readonly string[]) {
  const other = files.find((file) => file.startsWith(`${name}.`))
  if (other !== undefined) return { found: `is missing, and ${other} is there`, expected: wanted }
  const names = files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -4))
  return { found: 'is missing', expected: wanted, meant: closest(name, names) }
}

interface Problem {
  found: string
  expected: string
}

const known = new Map<string, Promise<Problem | undefined>>()

/** What is wrong with a picture's file. Answers are kept until the file changes. */
function problemOf(file: string): Promise<Problem | undefined> {
  const { size, mtimeMs } = statSync(file)
  const key = `${file} ${size} ${mtimeMs}`
  const answer = known.get(key) ?? examine(file, size)
  known.set(key, answer)
  return answer
}

async function examine(file: string, bytes: number): Promise<Problem | undefined> {
  if (bytes > mostBytes) return { found: `has ${bytes} bytes`, expected: `at most ${mostBytes}` }
  try {
    // From memory, because sharp keeps what it has read of a file.
    const picture = sharp(readFileSync(file))
    const { format, width, height } = await picture.metadata()
    if (format !== 'png') return { found: `has the format ${format}`, expected: wanted }
    const found = `has ${width} x ${height} pixels`
    if (width < 960 || height < 600) return { found, expected: 'at least 960 x 600' }
    if (Math.abs(width / height / 1.6 - 1) > 0.05) {
      return { found, expected: '8 to 5, as 1200 x 750 is' }
    }
    const { channels } = await picture.stats()
    const isPlain = channels.every(({ stdev }) => stdev < 1)
    return isPlain ? { found: 'is of one color', expected: 'a picture of the site' } : undefined
  } catch {
    return { found: 'cannot be read as a picture', expected: wanted }
  }
}
