import { existsSync } from 'node:fs'
import { killSwitch } from '../plugins/killSwitch.ts'

const target = 'dist-kill-switch'

if (existsSync('dist')) {
  await killSwitch('dist', target)
  console.log(`${target}/ is ready: deployed, it removes the worker and every saved copy.`)
} else {
  console.error('dist/ is missing: run npm run build first.')
  process.exitCode = 1
}
