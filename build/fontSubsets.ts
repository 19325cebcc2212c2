import type { Plugin } from 'vite'
import { characters } from './characters.ts'
import { cachedSubset } from './subset.ts'

/** Vite plugin: in a build, a font holds exactly the characters that the site's words are made of. */
export function fontSubsets(): Plugin {
  return {
    name: 'site:fonts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.woff2')) return undefined
      const { name, bytes: source } = await cachedSubset(id, characters)
      const fileName = `assets/${name}`
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(`/${fileName}`)}`
    },
  }
}
