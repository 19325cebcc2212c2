import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Project } from '../src/content/types.ts'
import { orRather } from './fields.ts'
import { encodedKeys, pictureKey } from './photographs.ts'
import { closest } from './suggest.ts'

const most = 2_000_000
const wanted = 'a PNG of 1200 x 750 pixels'

/** What is wrong with the pictures: missing, too large in bytes, too small or of another shape, unreadable. */
export async function pictureErrors(projects: readonly Project[], images = 'src/content/images') {
  const encoded = encodedKeys()
  const errors = await Promise.all(
    projects.map(async ({ slug, picture }) => {
      const file = join(images, `${picture.name}.png`).replaceAll('\\', '/')
      const problem = existsSync(file) ? await problemOf(file, encoded) : missing(picture, images)
      return problem && `src/content/portfolio.ts: picture of ${slug}: ${file} ${problem}`
    }),
  )
  return errors.filter((error): error is string => error !== undefined)
}

const stem = (file: string) => file.replace(/\.\w+$/, '')

function missing({ name }: Project['picture'], images: string): string {
  const files = existsSync(images) ? readdirSync(images) : []
  const meant = closest(name, files.map(stem))
  return orRather(
    `is missing; expected ${wanted}`,
    files.find((file) => stem(file) === meant),
  )
}

/** A picture whose bytes were encoded before can be read to its end. */
async function problemOf(file: string, encoded: ReadonlySet<string>): Promise<string | undefined> {
  const bytes = statSync(file).size
  if (bytes > most) return `has ${bytes} bytes; expected at most ${most}`
  try {
    const { width, height } = await sharp(file).metadata()
    const size = `has ${width} x ${height} pixels; expected`
    if (width < 960 || height < 600) return `${size} at least 960 x 600`
    if (Math.abs(width / height / 1.6 - 1) > 0.05) return `${size} 8 to 5, as 1200 x 750 is`
    if (!encoded.has(pictureKey(readFileSync(file)))) await sharp(file).raw().toBuffer()
    return undefined
  } catch {
    return `cannot be read as a picture; expected ${wanted}`
  }
}
