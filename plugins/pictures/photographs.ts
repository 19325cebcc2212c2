import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pictureFolder } from '../../src/addresses.ts'
import { cached } from '../cache.ts'
import { readContent } from '../../src/reader/read.ts'
import { isThere } from '../../src/reader/isThere.ts'
import { contentHash, shortHash } from '../hash.ts'
import { virtualModule } from '../virtualModule.ts'
import { originalOf, originals, picturesIn, takenCards } from './originals.ts'

const cache = 'node_modules/.cache/photographs'
const module = virtualModule('virtual:photographs')

const size = { width: 960, height: 600 }

const encoding = {
  // Why effort 3: docs/decisions/downloads.md.
  avif: { quality: 44, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const
type Format = keyof typeof encoding

/** What shows through a picture, in every theme. */
const background = 'white'

/** A picture in a format, as wide as this. */
export function encodedPicture(original: string, format: Format, width: number): Promise<Buffer> {
  // An AVIF depends on the number of threads. With one, every computer makes the same bytes.
  sharp.concurrency(1)
  return sharp(original)
    .autoOrient()
    .flatten({ background })
    .resize({ width, height: (width * size.height) / size.width, fit: 'cover', position: 'top' })
    .toFormat(format, encoding[format])
    .toBuffer()
}

/** A picture as a `srcset`, a fallback and a size in pixels; and its files. */
async function encoded(name: string) {
  const original = originalOf(name)
  const key = shortHash(readFileSync(original), JSON.stringify({ ...encoding, background }))
  const file = async (format: Format, width: number) => {
    const bytes = await cached(cache, `${name}-${width}.${key}.${format}`, () =>
      encodedPicture(original, format, width),
    )
    // The hash of its bytes, so that a browser may keep it for good.
    const url = `${pictureFolder}${name}-${width}.${contentHash(bytes)}.${format}`
    return { url, bytes, candidate: `${url} ${width}w` }
  }
  const avif = await Promise.all([file('avif', 480), file('avif', size.width)])
  const jpeg = await file('jpeg', size.width)
  const srcset = avif.map(({ candidate }) => candidate).join(', ')
  return { photograph: { avif: srcset, src: jpeg.url, ...size }, files: [...avif, jpeg] }
}

/** The names of the pictures that pages show. `npm run capture` has yet to take that of a new client or demo. */
const pictureNames = () =>
  [...new Set(picturesIn(readContent()).map(([, name]) => name))].filter((name) =>
    isThere(originalOf(name)),
  )

/** A picture as it is, for development. Its address changes with its bytes. */
function original(name: string) {
  const version = shortHash(readFileSync(originalOf(name)))
  return { avif: '', src: `/${originals}/${name}.png?${version}`, ...size }
}

/** Vite plugin: `virtual:photographs` lists the pictures that pages show, and the cards that are taken; the client build writes the pictures. */
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
        // All at once: sharp encodes as many as there are cores.
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
