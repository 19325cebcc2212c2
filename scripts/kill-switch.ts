import { createBuilder } from 'vite'
import { holdOutputs } from '../plugins/lock.ts'
import { killSwitch } from '../plugins/offline/killSwitch.ts'
import { command } from './command.ts'

const target = 'dist-kill-switch'

await command('Usage: npm run kill-switch', {}, async () => {
  holdOutputs()
  await (await createBuilder({ logLevel: 'warn' })).buildApp()
  await killSwitch('dist', target)
  console.log(
    `${target}/ is ready. Deploy this folder to remove the service worker and every saved copy.`,
  )
})
