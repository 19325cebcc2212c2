import { endWithParent } from './parent.js'
import { setUp } from './setup.js'

// One process, so that a signal to this command also ends the build and the server.
endWithParent()
setUp({ say: (line) => console.log(`1 of 3  ${line}`) })
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./serve.ts')
await main(true)
