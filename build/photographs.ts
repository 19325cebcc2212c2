import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { shortHash } from './hash.ts'

/** A picture's variants: file name in dist/ and how it is made. */
interface Variant {
  file: string
  format: 'avif' | 'webp' | 'jpeg'
  width: number
}

const originals = 'src/content/images'
const cache = 'node_modules/.cache/photographs'
const moduleId = 'virtual:photographs'

/** Widths in pixels at which pictures are shown, largest last. */
const widths = [480, 960]
const size = { width: 960, height: 600 }

const encoding = {
  // Twenty times faster than effort 6, at 9% more bytes.
  avif: { quality: 46, effort: 3 },
  webp: { quality: 78, effort: 6 },
  jpeg: { quality: 80, mozjpeg: true },
} as const

const names = () =>
  readdirSync(originals)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))

/** All variants of an original; their names change with its bytes and with the encoding. */
function variants(name: string): Variant[] {
  const hash = shortHash(readFileSync(join(originals, `${name}.png`)), JSON.stringify(encoding))
  const variant = (format: Variant['format'], width: number): Variant => ({
    file: `assets/pictures/${name}-${width}.${hash}.${format}`,
    format,
    width,
  })
  return [
    ...widths.map((width) => variant('avif', width)),
    ...widths.map((width) => variant('webp', width)),
    variant('jpeg', size.width),
  ]
}

/** Addresses of a picture's variants as `srcset`s, its fallback and its size in pixels. */
function photograph(name: string) {
  const all = variants(name)
  const srcset = (format: Variant['format']) =>
    all
      .filter((each) => each.format === format)
      .map(({ file, width }) => `/${file} ${width}w`)
      .join(', ')
  const fallback = all.find(({ format }) => format === 'jpeg')
  return { avif: srcset('avif'), webp: srcset('webp'), src: `/${fallback?.file}`, ...size }
}

/** The bytes of a variant; encoded once, then read from the cache for as long as nothing changes. */
async function encode(name: string, { file, format, width }: Variant): Promise<Buffer> {
  const cached = join(cache, file.replaceAll('/', '-'))
  if (existsSync(cached)) return readFileSync(cached)
  const bytes = await sharp(join(originals, `${name}.png`))
    .resize({ width, height: (width * size.height) / size.width, fit: 'cover', position: 'top' })
    .toFormat(format, encoding[format])
    .toBuffer()
  mkdirSync(cache, { recursive: true })
  writeFileSync(cached, bytes)
  return bytes
}

/** Vite plugin: `virtual:photographs` names every picture's variants; the client build writes them. */
export function photographs(): Plugin {
  return {
    name: 'site:photographs',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined
      const entries = names().map((name) => [name, photograph(name)])
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of names()) {
        for (const variant of variants(name)) {
          const source = await encode(name, variant)
          this.emitFile({ type: 'asset', fileName: variant.file, source })
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/assets\/pictures\/(.+)-\d+\.\w+\.\w+$/.exec(request.url ?? '')
        const variant =
          match?.[1] && names().includes(match[1])
            ? variants(match[1]).find(({ file }) => `/${file}` === request.url)
            : undefined
        if (!match?.[1] || !variant) return next()
        encode(match[1], variant).then((bytes) => response.end(bytes), next)
      })
    },
  }
}
