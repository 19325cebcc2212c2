import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { site } from '../src/content/site.ts'
import { faces } from '../src/theme/faces.ts'
import type { SiteFace } from '../src/theme/siteFace.ts'
import { type } from '../src/theme/type.ts'
import { characters } from './characters.ts'
import { axes } from './faces.ts'
import { ruler } from './measure.ts'
import { sample, standIns } from './standIns.ts'
import { cachedSubset } from './subset.ts'

const moduleId = 'virtual:fonts'
const packages = 'node_modules'

/** A face's `@font-face` and those of its stand-ins, as Emotion reads them. */
async function rules(face: SiteFace, url: string) {
  const { family, file, weight, width, style } = face
  const own = {
    fontFamily: family,
    src: `url("${url}") format("woff2")`,
    fontWeight: weight,
    ...(width && { fontStretch: width.replace(/\d+/g, '$&%') }),
    ...(style && { fontStyle: style }),
    fontDisplay: 'swap',
  }
  const all = [own, ...standIns(face, await ruler(join(packages, file), sample))]
  return all.map((rule) => ({ '@font-face': rule }))
}

/** Width of the brand name in em, as the title sets it: its size follows from that. */
async function titleWidth(): Promise<number> {
  const { fontStretch, fontWeight, letterSpacing } = type.title
  const { width } = await ruler(join(packages, faces.text.file), site.brand)
  const letters = width(site.brand, { wght: fontWeight, wdth: parseFloat(fontStretch) })
  return +(letters + Array.from(site.brand).length * parseFloat(letterSpacing)).toFixed(2)
}

/** A face's font file as the site ships it, and its license. */
async function builtFiles(face: SiteFace) {
  const { name, bytes } = await cachedSubset(join(packages, face.file), characters, axes(face))
  const [scope = '', font = ''] = face.file.split('/')
  const license = readFileSync(join(packages, scope, font, 'LICENSE'))
  return [
    { fileName: `assets/${name}`, source: bytes },
    { fileName: `licenses/${font}-OFL.txt`, source: license },
  ] as const
}

/**
 * Vite plugin: `virtual:fonts` has the `@font-face` rules of src/theme/faces.ts, the file to
 * preload and the title's width. In a build a font holds exactly the site's characters, and its
 * license goes with it.
 */
export function fonts(): Plugin {
  let isBuild = false
  return {
    name: 'site:fonts',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined
      const urls = await Promise.all(
        Object.values(faces).map(async (face) => {
          if (!isBuild) return `/${packages}/${face.file}`
          const files = await builtFiles(face)
          if (this.environment.name === 'client') {
            for (const file of files) this.emitFile({ type: 'asset', ...file })
          }
          return `/${files[0].fileName}`
        }),
      )
      const all = await Promise.all(
        Object.values(faces).map((face, index) => rules(face, urls[index] ?? '')),
      )
      const exported = {
        fontFaces: all.flat(),
        preloadedFont: urls[0],
        titleWidth: await titleWidth(),
      }
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
