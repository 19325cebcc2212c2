import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { writeEditorSchemas } from '../content/editorSchemas.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { checkContent, contentErrors } from './checks.ts'

/** Whether the checks read a file. They read the theme's package.json, because npm changes this file when it installs a font. */
const isChecked = (file: string) =>
  /^(?:src\/content\/|demos\/|src\/theme\/(?:\w+\.ya?ml|package\.json)$)/.test(
    relative('.', file).replaceAll('\\', '/'),
  )

/**
 * Vite plugin: stops a build if the content has errors, and prints a line for each. In development,
 * Vite's overlay shows the errors, and the page reloads when all errors are corrected.
 */
export function contentChecks(): Plugin {
  const linesNow = async () => (await contentErrors()).join('\n')
  /** The error lines of the last check. Each check waits for the check before, so that the lines of an earlier check never come last. */
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
        // `read` waits for the content, because an editor may empty a file before it writes the content.
        await Promise.resolve(read()).catch(() => {})
        const lines = await check()
        if (lines !== '') {
          if (lines !== before) config.logger.error(lines, { timestamp: true })
          // Throws the error to Vite, which shows the error now and on a page that opens later.
          throw new ContentError([lines])
        }
        // Reloads no page after an edit to a component, because Vite updates the component itself.
        if (before === '' && /\.tsx?$/.test(file)) return undefined
        config.logger.info(`page reload ${relative('.', file)}`, { timestamp: true })
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
