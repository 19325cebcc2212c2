import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vite'
import { contentLines } from './plugins/checks/checks.ts'
import { noWorkers } from './plugins/development/development.ts'
import { readEnvironment } from './plugins/environment.ts'
import { rightContent } from './plugins/checks/plugin.ts'

type Plugins = typeof import('./plugins/index.ts')

export default defineConfig(async () => {
  readEnvironment()
  // A server that starts with mistakes is at the same port.
  const server = { port: Number(process.env.PORT || 5173), strictPort: true }
  const mistakes = await contentLines()
  if (mistakes.length > 0) return { server, plugins: [noWorkers(), rightContent(mistakes)] }
  // Imported after the check, because these files import the content.
  const { plugins } = (await tsImport('./plugins/index.ts', import.meta.url)) as Plugins
  return { server, plugins: [noWorkers(), rightContent(mistakes), ...plugins()] }
})
