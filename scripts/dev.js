import { endWithParent, setUp } from './setup.js'

// One process, so that a signal to this command also ends Vite, which reads the options itself.
endWithParent()
setUp()
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href)
