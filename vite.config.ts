import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vite'
import { contentLines } from './plugins/checks/checks.ts'
import { noWorkers } from './plugins/development/development.ts'
import { readEnvironment } from './plugins/environment.ts'
import { rightContent } from './plugins/checks/plugin.ts'

type Plugins = typeof import('./plugins/index.ts')

export default defineConfig(async () => {
  readEnvironment()
  const mistakes = await contentLines()
  if (mistakes.length > 0) return { plugins: [noWorkers(), rightContent(mistakes)] }
  // Imported after the check, because these files import the content.
  const { plugins } = (await tsImport('./plugins/index.ts', import.meta.url)) as Plugins
  return { plugins: [noWorkers(), rightContent(mistakes), ...plugins()] }
})
