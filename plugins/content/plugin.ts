import { relative, resolve } from 'node:path'
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite'
import { checkContent } from './checks.ts'
import { writeEditorSchemas } from './editor.ts'
import { ContentError } from './mistakes.ts'
import { parts, readContent, type Content } from './read.ts'

/** A value as a module: its parts by name, and the whole as default. A script holds what it imports. */
const moduleOf = (value: Content[keyof Content]) => [
  `export default ${JSON.stringify(value)}`,
  ...(Array.isArray(value) ? [] : Object.entries(value)).map(
    ([name, part]) => `export const ${name} = ${JSON.stringify(part)}`,
  ),
]

const themeNames = 'virtual:theme-names'

/** The code of a module that is made from the content; undefined for any other. */
function codeOf(id: string, content = readContent): string | undefined {
  // A module of its own, because what runs before React must not start again after an edit of a color.
  if (id === `\0${themeNames}`)
    return `export const themeNames = ${JSON.stringify(Object.keys(content().tokens.themes))}`
  const part = parts.find(({ file }) => resolve(file) === id)
  return part && moduleOf(content()[part.name as keyof Content]).join('\n')
}

/** The modules of an environment whose values the files have changed: a fact of site.yaml stands in others. */
function changedModules({ moduleGraph }: DevEnvironment) {
  const content = readContent()
  return [...moduleGraph.idToModuleMap.values()].filter(
    ({ id, info }) => codeOf(id ?? '', () => content) !== (info?.meta.code as string | undefined),
  )
}

/** Vite plugin: each YAML file of the content and the theme is a module. */
export const contentModules = (): Plugin => ({
  name: 'site:content-modules',
  resolveId: (id) => (id === themeNames ? `\0${themeNames}` : undefined),
  load(id) {
    const code = codeOf(id)
    return code === undefined ? undefined : { code, moduleSideEffects: false, meta: { code } }
  },
  hotUpdate({ file, modules }) {
    if (!file.endsWith('.yaml')) return undefined
    const { name, moduleGraph } = this.environment
    const changed = changedModules(this.environment)
    if (name === 'client')
      return [...modules.filter(({ id }) => codeOf(id ?? '') === undefined), ...changed]
    // Nothing accepts a change on the server; the next rendering loads them.
    for (const module of changed) moduleGraph.invalidateModule(module)
    return []
  },
})

/** Files that the checks read: the content, the demos, and the theme with its package.json, which npm writes after it has installed a font. */
const isChecked = (file: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/(?:\w+\.ya?ml|package\.json)$)/.test(
    relative('.', file).replaceAll('\\', '/'),
  )

/**
 * Vite plugin: a build stops with the content's mistakes, one line each. In development Vite's
 * overlay shows them until they are corrected, and only then the page shows an edit.
 */
export function contentChecks(): Plugin {
  let mistakes = ''
  /** The last check. One runs after another, because a late answer would be an old one. */
  let last: Promise<unknown> = Promise.resolve()
  /** Whether a page of Vite's was sent in place of the site's. It may not be connected yet. */
  let isStopped = false

  /** Checks the content as it is now. Throws its mistakes. */
  function check(): Promise<void> {
    const next = last.then(() => checkContent())
    last = next.then(
      () => (mistakes = ''),
      (error: Error) => (mistakes = error.message),
    )
    return next
  }

  /** Checks after an edit, and prints what is new. Returns whether mistakes have been corrected. */
  async function checkEdit({ config: { logger } }: ViteDevServer): Promise<boolean> {
    const before = mistakes
    await check().catch(() => undefined)
    if (mistakes !== before && mistakes !== '') logger.error(mistakes, { timestamp: true })
    if (mistakes !== before && mistakes === '')
      logger.info('The content has no mistakes any more.', { timestamp: true })
    return before !== '' && mistakes === ''
  }

  return {
    name: 'site:content',
    buildApp: {
      order: 'pre',
      async handler() {
        writeEditorSchemas()
        await check()
      },
    },
    configureServer({ environments: { client } }) {
      writeEditorSchemas()
      client.hot.on('vite:client:connect', (_, page) => {
        if (isStopped && mistakes === '') page.send({ type: 'full-reload' })
        isStopped = false
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(_, { server }) {
        if (!server) return
        isStopped = true
        await check()
        isStopped = false
      },
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server }) {
        const { name, hot } = this.environment
        if (name !== 'client' || (!isChecked(file) && mistakes === '')) return undefined
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        const isCorrected = await checkEdit(server)
        // Vite would keep an error for a page that opens later, when it may be corrected.
        if (mistakes !== '' && server.ws.clients.size > 0) throw new ContentError([mistakes])
        if (mistakes !== '') return []
        if (!isCorrected) return undefined
        for (const { moduleGraph } of Object.values(server.environments))
          moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
