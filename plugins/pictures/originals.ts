import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { textsIn } from '../content/read.ts'
import { isThere } from '../folders.ts'

/** Folder of the pictures. */
export const originals = 'src/content/images'

/** Folder of the cards, and of the pictures for the install dialog. */
export const screenshots = 'manifest/screenshots'

/** Files of the cards that are there. */
export const takenCards = () =>
  existsSync(screenshots)
    ? readdirSync(screenshots).filter((file) => file.startsWith('social'))
    : []

/** What is accepted. */
const least = { width: 960, height: 600 }
/** The most bytes of a picture. */
export const mostBytes = 2_000_000
const wanted = `a PNG of 8 to 5, such as 1200 x 750 pixels, at least ${least.width} x ${least.height}, and at most ${mostBytes} bytes`

/** What is wrong with a picture's file, and what is expected. */
interface PictureProblem {
  found: string
  expected: string
}

const known = new Map<string, Promise<PictureProblem | undefined>>()

/** What is wrong with a picture's file, if anything. Answers are kept until the file changes. */
export function pictureProblem(file: string): Promise<PictureProblem | undefined> {
  if (!isThere(file)) return Promise.resolve({ found: 'is missing', expected: wanted })
  const { size, mtimeMs } = statSync(file)
  const key = `${file} ${size} ${mtimeMs}`
  const answer = known.get(key) ?? examine(file, size)
  known.set(key, answer)
  return answer
}

async function examine(file: string, bytes: number): Promise<PictureProblem | undefined> {
  if (bytes > mostBytes) return { found: `has ${bytes} bytes`, expected: wanted }
  try {
    // From memory, because sharp keeps what it has read of a file.
    const picture = sharp(readFileSync(file))
    const { format, autoOrient } = await picture.metadata()
    const { width, height } = autoOrient
    if (format !== 'png') return { found: `has the format ${format}`, expected: wanted }
    const isOfShape = Math.abs(width / height / 1.6 - 1) <= 0.05
    if (width < least.width || height < least.height || !isOfShape)
      return { found: `has ${width} x ${height} pixels`, expected: wanted }
    // Throws if the file ends early.
    await picture.stats()
    return undefined
  } catch {
    return { found: 'cannot be read as a picture', expected: wanted }
  }
}

/** The names of the pictures that content shows, each with its field. */
export const picturesIn = (content: object) =>
  textsIn(content).filter(([field]) => /\.picture(?:s\.\d+)?\.name$/.test(field))

/** The file of a picture. */
export const originalOf = (name: string) => join(originals, `${name}.png`)
