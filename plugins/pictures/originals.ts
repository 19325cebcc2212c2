import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { cardSize } from '../../src/pageFacts.ts'
import { textsIn } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'

/** The folder of the pictures that the content names. */
export const originals = 'src/content/images'

/** The folder of the pictures for shared links, and of the pictures in the dialog in which a visitor installs the app. */
export const screenshots = 'manifest/screenshots'

/** Lists the file names of the existing pictures for shared links. */
export const takenCards = () =>
  existsSync(screenshots)
    ? readdirSync(screenshots).filter((file) => file.startsWith('social'))
    : []

/** The maximum size of a picture's file, in bytes. */
export const mostBytes = 2_000_000

/** A rule for the size of pictures. */
interface Size {
  /** The right format and size in words, for error messages. */
  wanted: string
  isRight: (width: number, height: number) => boolean
}

const least = { width: 960, height: 600 }
const sizeInPage: Size = {
  wanted: `a PNG of 8 to 5, such as 1200 x 750 pixels, at least ${least.width} x ${least.height}, and at most ${mostBytes} bytes`,
  isRight: (width, height) =>
    width >= least.width && height >= least.height && Math.abs(width / height / 1.6 - 1) <= 0.05,
}

/** The size of the preview picture that other websites show when somebody shares a link to a page. The HTML of every page that search engines may list states this size. */
export const sizeInLinks: Size = {
  wanted: `a PNG of ${cardSize.width} x ${cardSize.height} pixels, and at most ${mostBytes} bytes`,
  isRight: (width, height) => width === cardSize.width && height === cardSize.height,
}

/** An error in a picture's file: the wrong property, and the right format and size. */
interface PictureProblem {
  found: string
  expected: string
}

const known = new Map<string, Promise<PictureProblem | undefined>>()

/** Finds an error in a picture's file. Remembers the result until the file changes. */
export function pictureProblem(
  file: string,
  size = sizeInPage,
): Promise<PictureProblem | undefined> {
  if (!isThere(file)) return Promise.resolve({ found: 'is missing', expected: size.wanted })
  const { size: bytes, mtimeMs } = statSync(file)
  const key = `${file} ${bytes} ${mtimeMs}`
  const answer = known.get(key) ?? examine(file, bytes, size)
  known.set(key, answer)
  return answer
}

async function examine(
  file: string,
  bytes: number,
  { wanted, isRight }: Size,
): Promise<PictureProblem | undefined> {
  if (bytes > mostBytes) return { found: `has ${bytes} bytes`, expected: wanted }
  try {
    // Gives sharp the bytes of the file, because sharp caches files by path and would ignore a later change.
    const picture = sharp(readFileSync(file))
    const { format, autoOrient } = await picture.metadata()
    const { width, height } = autoOrient
    if (format !== 'png') return { found: `has the format ${format}`, expected: wanted }
    if (!isRight(width, height))
      return { found: `has ${width} x ${height} pixels`, expected: wanted }
    // Decodes the whole picture. `stats` throws an error if the file is incomplete.
    await picture.stats()
    return undefined
  } catch {
    return { found: 'cannot be read as a picture', expected: wanted }
  }
}

/** Finds the content fields that hold the name of a picture. Returns each field's path and the picture's name. */
export const picturesIn = (content: object) =>
  textsIn(content).filter(([field]) => /\.picture(?:s\.\d+)?\.name$/.test(field))

/** Returns the path of a picture that the content names. */
export const originalOf = (name: string) => join(originals, `${name}.png`)
