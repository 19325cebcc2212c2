import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pictureFolder } from '../../src/offline/rules.ts'
import { cached } from '../cache.ts'
import { readContent } from '../content/read.ts'
import { contentHash, shortHash } from '../hash.ts'
import { originalOf, originals, pictureNames } from './originals.ts'

type Format = 'avif' | 'jpeg'

/** An encoded picture. */
interface Variant {
  url: string
  bytes: Buffer
  format: Format
  width: number
}

const cache = 'node_modules/.cache/photographs'
const moduleId = 'virtual:photographs'

const size = { width: 960, height: 600 }

const encoding = {
  // Why effort 3: docs/decisions/downloads.md.
  avif: { quality: 44, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const

/** Widths in pixels, ascending in each format. */
const kinds: { format: Format; width: number }[] = [
  { format: 'avif', width: 480 },
  { format: 'avif', width: size.width },
  { format: 'jpeg', width: size.width },
]

/** What shows through a picture, in every theme. */
const background = 'white'

/** A picture in a format, as wide as this. */
export const encodedPicture = (original: string, format: Format, width: number) =>
  sharp(original)
    .flatten({ background })
    .resize({ width, height: (width * size.height) / size.width, fit: 'cover', position: 'top' })
    .toFormat(format, encoding[format])
    .toBuffer()

/** The variants of a picture. Their names contain the hash of their bytes, so that a browser may keep them for good. */
function variants(name: string): Promise<Variant[]> {
  const original = originalOf(name)
  const key = shortHash(readFileSync(original), JSON.stringify({ ...encoding, background }))
  return Promise.all(
    kinds.map(async ({ format, width }) => {
      const bytes = await cached(cache, `${name}-${width}.${key}.${format}`, () =>
        encodedPicture(original, format, width),
      )
      const url = `${pictureFolder}${name}-${width}.${contentHash(bytes)}.${format}`
      return { url, bytes, format, width }
    }),
  )
}

/** The variants of all originals, by name. */
async function encodeAll(): Promise<Map<string, Variant[]>> {
  // All at once: sharp encodes as many as there are cores, and none waits for the slowest of a picture.
  const entries = pictureNames().map(async (name) => [name, await variants(name)] as const)
  return new Map(await Promise.all(entries))
}

/** A picture's variants as a `srcset`, its fallback and its size in pixels. */
function photograph(all: readonly Variant[]) {
  const avif = all
    .filter(({ format }) => format === 'avif')
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
  const fallback = all.find(({ format }) => format === 'jpeg')
  return { avif, src: fallback?.url, ...size }
}

/** Vite plugin: `virtual:photographs` lists the variants of every picture; the client build writes those of the portfolio. */
export function photographs(): Plugin {
  let encoded: Promise<Map<string, Variant[]>> | undefined
  const pictures = () => (encoded ??= encodeAll())
  return {
    name: 'site:photographs',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined
      const entries = [...(await pictures())].map(([name, all]) => [name, photograph(all)])
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { clients, demos } = readContent().portfolio
      const all = await pictures()
      for (const { picture } of [...clients, ...demos])
        for (const { url, bytes } of all.get(picture.name) ?? [])
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
    },
    // A picture that is new, replaced or removed. The check of the content comes before, and says what is wrong with it.
    hotUpdate({ file }) {
      if (!file.includes(`/${originals}/`)) return
      encoded = undefined
      const { name, hot, moduleGraph } = this.environment
      const module = moduleGraph.getModuleById(`\0${moduleId}`)
      if (module) moduleGraph.invalidateModule(module)
      if (name === 'client') hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      server.middlewares.use(pictureFolder, async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        try {
          const all = [...(await pictures()).values()].flat()
          const found = all.find(({ url }) => url === pictureFolder + pathname.slice(1))
          if (found) response.end(found.bytes)
          else next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
