import { dirname, resolve } from 'node:path'
import { parseSync, type DevEnvironment, type EnvironmentModuleNode, type Plugin } from 'vite'
import { readContent, type Content } from './read.ts'

const prefix = 'content:'

const valueModule = (code: string) => ({ code, moduleSideEffects: false, meta: { code } })

/** The code of a module with a part of the content, by the name of its export. */
const codeOf = (name: string, content: Readonly<Record<string, unknown>>) =>
  `export const ${name} = ${JSON.stringify(content[name])}`

/** The name of the value in a module, if it has one. */
const nameIn = (id: string | null) =>
  id?.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : undefined

/** The modules of an environment whose values the files have changed. */
export function changedValues({ moduleGraph }: DevEnvironment): EnvironmentModuleNode[] {
  const content = readContent()
  return [...moduleGraph.idToModuleMap.values()].filter(({ id, info }) => {
    const name = nameIn(id)
    return name !== undefined && info?.meta.code !== codeOf(name, content)
  })
}

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
    watchChange: () => void (read = undefined),
    hotUpdate({ file }) {
      const { environment } = this
      if (!file.endsWith('.yaml') || environment.name === 'client') return
      // Nothing accepts a change on the server; the next rendering loads them.
      for (const module of changedValues(environment))
        environment.moduleGraph.invalidateModule(module)
    },
    // In development an import leads past src/content.js, so that an edit reaches only those who use the value.
    transform(code, id) {
      if (this.environment.mode !== 'dev' || !code.includes('/content.js')) return undefined
      const { staticImports } = parseSync(id, code).module
      return staticImports.reduceRight((text, { start, end, moduleRequest, entries }) => {
        const names = entries.flatMap(({ importName: { name }, localName }) =>
          name === null ? [] : `import { ${name} as ${localName.value} } from '${prefix}${name}'`,
        )
        const isDoor = resolve(dirname(id), moduleRequest.value) === door
        if (!isDoor || names.length === 0) return text
        const lineBreaks = text.slice(start, end).replaceAll(/./g, '')
        return text.slice(0, start) + names.join('; ') + lineBreaks + text.slice(end)
      }, code)
    },
    load(id) {
      const [file = id] = id.split('?')
      if (file === door) {
        const names = Object.keys(content())
        return valueModule(
          names.map((name) => `export { ${name} } from '${prefix}${name}'`).join('\n'),
        )
      }
      const name = nameIn(id)
      if (name !== undefined) return valueModule(codeOf(name, content()))
      const [, slug] = /\/demos\/([^/]+)\/facts\.yaml$/.exec(file) ?? []
      if (slug === undefined) return undefined
      return valueModule(`export default ${JSON.stringify(content().facts[slug])}`)
    },
  }
}
