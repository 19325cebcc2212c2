import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { largePictureFolder, pictureFolder } from '../../src/addresses.ts'
import { cached } from '../cache.ts'
import { readContent } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'
import { contentHash, shortHash } from '../hash.ts'
import { virtualModule } from '../virtualModule.ts'
import { originalOf, originals, picturesIn, takenCards } from './originals.ts'

const cache = 'node_modules/.cache/photographs'
const module = virtualModule('virtual:photographs')

const size = { width: 960, height: 600 }

/** The largest width of a picture in pixels. A page shows a picture at most 840 CSS pixels wide, and many screens have two pixels for each CSS pixel. */
const largestWidth = 1680

const encoding = {
  // docs/decisions/downloads.md gives the reason for effort 3.
  avif: { quality: 44, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const
type Format = keyof typeof encoding

/** The color that replaces transparent pixels, in the light and the dark theme. */
const background = 'white'

/** Encodes a picture in a format and a width. */
export function encodedPicture(original: string, format: Format, width: number): Promise<Buffer> {
  // Encodes with one thread, so that every computer builds the same bytes and URL. The bytes of an AVIF depend on the number of threads.
  sharp.concurrency(1)
  return sharp(original)
    .autoOrient()
    .flatten({ background })
    .resize({ width, height: (width * size.height) / size.width, fit: 'cover', position: 'top' })
    .toFormat(format, encoding[format])
    .toBuffer()
}

/** Encodes a picture in every format and width. Returns the files, and the attributes of the `<picture>` element that shows them. */
async function encoded(name: string) {
  const original = originalOf(name)
  const key = shortHash(readFileSync(original), JSON.stringify({ ...encoding, background }))
  const file = async (format: Format, width: number, folder = pictureFolder) => {
    const bytes = await cached(cache, `${name}-${width}.${key}.${format}`, () =>
      encodedPicture(original, format, width),
    )
    // The URL contains a hash of the bytes, so that browsers may cache the file for a year.
    const url = `${folder}${name}-${width}.${contentHash(bytes)}.${format}`
    return { url, bytes, candidate: `${url} ${width}w` }
  }
  const { width, height } = await sharp(original).metadata()
  const sharpest = Math.min(largestWidth, width, Math.round((height * size.width) / size.height))
  const avif = await Promise.all([
    file('avif', 480),
    file('avif', size.width),
    ...(sharpest > size.width ? [file('avif', sharpest, largePictureFolder)] : []),
  ])
  const jpeg = await file('jpeg', size.width)
  const srcset = avif.map(({ candidate }) => candidate).join(', ')
  return { photograph: { avif: srcset, src: jpeg.url, ...size }, files: [...avif, jpeg] }
}

/** Lists the names of the pictures on pages. Leaves out a name without a file, because a new client or demo has no picture until `npm run capture` has run. */
const pictureNames = () =>
  [...new Set(picturesIn(readContent()).map(([, name]) => name))].filter((name) =>
    isThere(originalOf(name)),
  )

/** Returns the attributes of a picture for the development server, which sends the original file. The URL contains a hash of the file, so that an edited picture gets a new URL. */
function original(name: string) {
  const version = shortHash(readFileSync(originalOf(name)))
  return { avif: '', src: `/${originals}/${name}.png?${version}`, ...size }
}

/** Vite plugin: generates the module `virtual:photographs`, which lists the pictures on pages and the files for shared links. The build for browsers also writes the encoded pictures. */
export function photographs(): Plugin {
  let isBuild = false
  return {
    name: 'site:photographs',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: module.resolveId,
    load: {
      filter: module.filter,
      async handler() {
        const listed = async (name: string) => [
          name,
          isBuild ? (await encoded(name)).photograph : original(name),
        ]
        // Encodes all pictures at the same time, so that sharp uses every processor core.
        const entries = await Promise.all(pictureNames().map(listed))
        return `export default ${JSON.stringify(Object.fromEntries(entries))}
export const takenCards = ${JSON.stringify(takenCards())}`
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of pictureNames())
        for (const { url, bytes } of (await encoded(name)).files)
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
    },
  }
}
