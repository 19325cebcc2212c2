import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vite'
import { contentLines } from './build/content.ts'
import { readEnvironment } from './build/environment.ts'
import { rightContent } from './build/rightContent.ts'

type Plugins = typeof import('./build/plugins.ts')

export default defineConfig(async () => {
  readEnvironment()
  const mistakes = await contentLines()
  if (mistakes.length > 0) return { plugins: [rightContent(mistakes)] }
  // Only now: these files import the content.
  const { plugins } = (await tsImport('./build/plugins.ts', import.meta.url)) as Plugins
  return { plugins: [rightContent(mistakes), ...plugins()] }
})
