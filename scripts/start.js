import { endWithParent, setUp } from './setup.js'

// One process, so that a signal to this command also ends the build and the server.
endWithParent()
console.log('1 of 3  Looking for the packages …')
setUp()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./serve.ts')
await main(true)
