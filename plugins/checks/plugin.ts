import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { writeEditorSchemas } from '../content/editorSchemas.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { checkContent, contentErrors } from './checks.ts'

/** Files that the checks read: the content, the demos, and the theme with its package.json, which npm writes after it has installed a font. */
const isChecked = (file: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/(?:\w+\.ya?ml|package\.json)$)/.test(
    relative('.', file).replaceAll('\\', '/'),
  )

/**
 * Vite plugin: a build stops with the content's errors, one line each. In development Vite's
 * overlay shows them until they are corrected, and only then the page shows an edit.
 */
export function contentChecks(): Plugin {
  const linesNow = async () => (await contentErrors()).join('\n')
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
        const before = await last
        if (!isChecked(file) && before === '') return undefined
        // An editor may empty a file before it writes it; `read` waits for the content.
        await Promise.resolve(read()).catch(() => {})
        const lines = await check()
        if (lines !== '') {
          if (lines !== before) config.logger.error(lines, { timestamp: true })
          // Vite shows it, and keeps it for a page that is not open yet.
          throw new ContentError([lines])
        }
        // A component shows its own edit.
        if (before === '' && /\.tsx?$/.test(file)) return undefined
        config.logger.info(`page reload ${relative('.', file)}`, { timestamp: true })
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
