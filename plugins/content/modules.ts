import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readContent, type Content } from './read.ts'

const prefix = 'content:'

/** The id of the module with a part of the content, by the name of its export. */
export const moduleOf = (name: string) => `\0${prefix}${name}`

const module = (code: string) => ({ code, moduleSideEffects: false })

/**
 * Vite plugin: src/content.js exports the values of the YAML files, each from a module of its own, so
 * that a script contains only what it imports; and a demo's facts.yaml is a module.
 */
export function contentModules(): Plugin {
  const door = resolve('src/content.js')
  /** Read once for each build, and after a change. */
  let read: Content | undefined
  const content = () => (read ??= readContent())
  return {
    name: 'site:content-modules',
    enforce: 'pre',
    perEnvironmentWatchChangeDuringDev: true,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    buildStart: () => void (read = undefined),
    watchChange(file) {
      if (!file.endsWith('.yaml')) return
      read = undefined
      const { environment } = this
      if (environment.mode !== 'dev' || environment.name === 'client') return
      // They have no file of their own; a failed one would fail for ever.
      for (const module of environment.moduleGraph.idToModuleMap.values())
        if (module.id === door || module.id?.startsWith(moduleOf('')))
          environment.moduleGraph.invalidateModule(module)
    },
    load(id) {
      const [file = id] = id.split('?')
      if (file === door) {
        const names = Object.keys(content())
        return module(names.map((name) => `export { ${name} } from '${prefix}${name}'`).join('\n'))
      }
      if (id.startsWith(moduleOf(''))) {
        const name = id.slice(moduleOf('').length)
        const value = Object.entries(content()).find(([each]) => each === name)?.[1]
        return module(`export const ${name} = ${JSON.stringify(value)}`)
      }
      const [, slug] = /\/demos\/([^/]+)\/facts\.yaml$/.exec(file) ?? []
      if (slug === undefined) return undefined
      return module(`export default ${JSON.stringify(content().facts[slug])}`)
    },
  }
}
