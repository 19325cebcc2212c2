import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { writeEditorSchemas } from '../content/editorSchemas.ts'
import { ContentError } from '../../src/reader/errors.ts'
import { checkContent, contentErrors } from './checks.ts'

/** Whether a change to a file can change the result of the checks. The theme's package.json counts, because npm changes this file when it installs a font. */
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
  /** The error lines of the last check. Checks run one after the other, because a slow check could otherwise replace the lines of a newer check. */
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
        // Waits until the file has content, because a code editor may empty a file before writing the new content. Vite's `read` waits while a file is empty.
        await Promise.resolve(read()).catch(() => {})
        const lines = await check()
        if (lines !== '') {
          if (lines !== before) config.logger.error(lines, { timestamp: true })
          // Vite shows a thrown error in the open page, and in pages that open later.
          throw new ContentError([lines])
        }
        // If neither this check nor the previous check found an error, Vite updates an edited script in the open page without a reload.
        if (before === '' && /\.tsx?$/.test(file)) return undefined
        config.logger.info(`page reload ${relative('.', file)}`, { timestamp: true })
        for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
        hot.send({ type: 'full-reload' })
        return []
      },
    },
  }
}
