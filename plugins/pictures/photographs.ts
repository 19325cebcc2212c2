import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import writeFileAtomic from 'write-file-atomic'
import { pictureFolder } from '../../src/offline/rules.ts'
import { readContent } from '../content/read.ts'
import { contentHash, shortHash } from '../hash.ts'
import { originalOf, originals, pictureNames } from './originals.ts'

type Format = 'avif' | 'jpeg'

/** An encoded picture: its URL, and its file in the cache. */
interface Variant {
  url: string
  cached: string
  format: Format
  width: number
}

const cache = 'node_modules/.cache/photographs'
const moduleId = 'virtual:photographs'

/** Widths of the variants in pixels, ascending. */
const widths = [480, 960]
const size = { width: 960, height: 600 }

const encoding = {
  // Why effort 3: docs/decisions/downloads.md.
  avif: { quality: 44, effort: 3 },
  jpeg: { quality: 80, mozjpeg: true },
} as const

const kinds: { format: Format; width: number }[] = [
  ...widths.map((width) => ({ format: 'avif', width }) as const),
  { format: 'jpeg', width: size.width },
]

/** What shows through a picture, in every theme. */
const background = 'white'

/** A key that changes with the original and with the encoding options. */
const pictureKey = (original: Buffer) =>
  shortHash(original, JSON.stringify({ ...encoding, background }))

/** Cached files by name without the hash of their own bytes, the last part but one. */
function cachedFiles(): Map<string, string> {
  mkdirSync(cache, { recursive: true })
  return new Map(readdirSync(cache).map((file) => [file.replace(/\.\w+\.\w+$/, ''), file]))
}

/** The variants of a picture; encodes those that the cache lacks. Their names contain the hash of their bytes, so that a browser may keep them for good. */
async function variants(name: string, known: Map<string, string>): Promise<Variant[]> {
  const original = originalOf(name)
  const key = pictureKey(readFileSync(original))
  return Promise.all(
    kinds.map(async ({ format, width }) => {
      const start = `${name}-${width}.${key}-${format}`
      const file = known.get(start) ?? (await encode(original, start, format, width))
      const [hash = ''] = file.slice(start.length + 1).split('.')
      const url = `${pictureFolder}${name}-${width}.${hash}.${format}`
      return { url, cached: join(cache, file), format, width }
    }),
  )
}

/** A picture in a format, as wide as this. */
export const encodedPicture = (original: string, format: Format, width: number) =>
  sharp(original)
    .flatten({ background })
    .resize({ width, height: (width * size.height) / size.width, fit: 'cover', position: 'top' })
    .toFormat(format, encoding[format])
    .toBuffer()

/** Writes one variant into the cache; returns its file name there. */
async function encode(original: string, start: string, format: Format, width: number) {
  const bytes = await encodedPicture(original, format, width)
  const file = `${start}.${contentHash(bytes)}.${format}`
  await writeFileAtomic(join(cache, file), bytes)
  return file
}

/** The variants of all originals, by name. */
async function encodeAll(): Promise<Map<string, Variant[]>> {
  const known = cachedFiles()
  // All at once: sharp encodes as many as there are cores, and none waits for the slowest of a picture.
  const entries = pictureNames().map(async (name) => [name, await variants(name, known)] as const)
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
    async writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      const { clients, demos } = readContent().portfolio
      const used = [...clients, ...demos].map(({ picture }) => picture.name)
      const written = [...(await pictures())].filter(([name]) => used.includes(name))
      for (const { url, cached } of written.flatMap(([, all]) => all)) {
        const target = join(dir, url)
        mkdirSync(dirname(target), { recursive: true })
        copyFileSync(cached, target)
      }
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
        const url = pictureFolder + pathname.slice(1)
        try {
          const all = [...(await pictures()).values()].flat()
          const found = all.find((variant) => variant.url === url)
          if (found) response.end(readFileSync(found.cached))
          else next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
