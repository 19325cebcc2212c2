import { build, type Plugin } from 'vite'
import type { Scripts } from '../src/boot/start.ts'

const id = 'virtual:scripts'

/** Vite plugin: tells src/boot which scripts to fetch. */
export const scriptAddresses = (scripts: Scripts): Plugin => ({
  name: 'site:scripts',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) =>
    asked === `\0${id}` ? `export const scripts = ${JSON.stringify(scripts)}` : undefined,
})

/**
 * The one inline script of every page, bundled from src/boot: one, because the security policy has
 * a hash for each. `scripts` are the addresses that it fetches.
 */
export async function inlineScript(scripts: Scripts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [scriptAddresses(scripts)],
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
    },
  })
  const [bundle] = [result].flat()
  const code = bundle && 'output' in bundle ? bundle.output[0].code : undefined
  if (!code) throw new Error('src/boot/boot.ts: nothing was bundled')
  return code.trim()
}
