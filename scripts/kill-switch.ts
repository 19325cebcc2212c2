import { killSwitch } from '../plugins/offline/killSwitch.ts'

const target = 'dist-kill-switch'

await killSwitch('dist', target)
console.log(`${target}/ is ready: deployed, it removes the worker and every saved copy.`)
