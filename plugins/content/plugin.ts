import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { direction } from '../../src/language.ts'
import { checkContent, contentMistakes } from './checks.ts'
import { writeEditorSchemas } from './editor.ts'
import { ContentError } from './mistakes.ts'
import { parts, readContent, type Content } from './read.ts'

/** A value as a module: its parts by name, and the whole as default. A script holds what it imports. */
const moduleOf = (value: object) =>
  [
    `export default ${JSON.stringify(value)}`,
    ...(Array.isArray(value) ? [] : Object.entries(value)).map(
      ([name, part]) => `export const ${name} = ${JSON.stringify(part)}`,
    ),
  ].join('\n')

/** The code of each module that is made from the content, by its id. */
function modules(): Map<string, string> {
  const content = readContent()
  const { themes, onPaper, ...tokens } = content.tokens
  const values: [id: string, value: object][] = [
    ...parts.map(({ name, file }): [string, object] => [
      resolve(file),
      name === 'tokens' ? tokens : content[name as keyof Content],
    ]),
    // Apart, because an edit reaches all that imports a module: that of a color must spare what has a
    // length and what runs before React, that of the brand what only needs the direction of writing.
    ['\0virtual:colors', { themes, onPaper }],
    ['\0virtual:theme-names', { themeNames: Object.keys(themes) }],
    ['\0virtual:direction', { isFromRight: direction(content.site.language) === 'rtl' }],
  ]
  return new Map(values.map(([id, value]) => [id, moduleOf(value)]))
}

/** Vite plugin: each YAML file of the content and the theme is a module. */
export const contentModules = (): Plugin => ({
  name: 'site:content-modules',
  resolveId: {
    filter: { id: /^virtual:/ },
    handler: (id) => (modules().has(`\0${id}`) ? `\0${id}` : undefined),
  },
  load: {
    filter: { id: /\.yaml$|virtual:/ },
    handler(id) {
      const code = modules().get(id)
      return code === undefined ? undefined : { code, moduleSideEffects: false, meta: { code } }
    },
  },
  // A fact of site.yaml stands in other files, and a comment in none.
  hotUpdate({ file }) {
    if (!file.endsWith('.yaml')) return undefined
    const { name, moduleGraph } = this.environment
    const changed = [...modules()].flatMap(([id, code]) => {
      const module = moduleGraph.getModuleById(id)
      return module && module.info?.meta.code !== code ? [module] : []
    })
    if (name === 'client') return changed
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
  const linesNow = async () => (await contentMistakes()).join('\n')
  /** The lines of the last check. The next one waits for it, because a late answer would be an old one. */
  let last = Promise.resolve('')
  const check = () => (last = last.then(linesNow, linesNow))

  return {
    name: 'site:content',
    buildApp: {
      order: 'pre',
      async handler() {
        writeEditorSchemas()
        await checkContent()
      },
    },
    configureServer: () => writeEditorSchemas(),
    transformIndexHtml: {
      order: 'pre',
      async handler(_, { server }) {
        const lines = server ? await check() : ''
        if (lines !== '') throw new ContentError([lines])
      },
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, server: { config, environments } }) {
        const { name, hot } = this.environment
        if (name !== 'client') return undefined
        const earlier = last
        if (!isChecked(file) && (await earlier) === '') return undefined
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        const lines = await check()
        const before = await earlier
        if (lines !== '') {
          if (lines !== before) config.logger.error(lines, { timestamp: true })
          // Vite shows it, and keeps it for a page that is not open yet.
          throw new ContentError([lines])
        }
        if (before === '') return undefined
        config.logger.info('The content has no mistakes any more.', { timestamp: true })
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
