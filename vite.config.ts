import { defineConfig } from 'vite'
import { readEnvironment } from './plugins/environment.ts'
import { plugins } from './plugins/index.ts'

export default defineConfig(() => {
  readEnvironment()
  return {
    server: { port: Number(process.env.PORT || 5173), strictPort: true },
    plugins: plugins(),
  }
})
