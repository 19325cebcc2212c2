import { build, type Plugin, type Rolldown } from 'vite'
import type { Scripts } from '../src/boot/start.ts'

const id = 'virtual:scripts'

/** Vite plugin: tells src/boot which scripts to fetch. */
export const scriptAddresses = (scripts: Scripts): Plugin => ({
  name: 'site:scripts',
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) =>
    asked === `\0${id}` ? `export const scripts = ${JSON.stringify(scripts)}` : undefined,
})

/** A module and all it imports as one script. */
async function standalone(input: string, plugins: Plugin[] = []): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

/**
 * The one inline script of every page, bundled from src/boot: one, because the security policy has
 * a hash for each. `scripts` are the addresses that it fetches.
 */
export const inlineScript = async (scripts: Scripts): Promise<string> =>
  (await standalone('src/boot/boot.ts', [scriptAddresses(scripts)])).trim()

/** The worker that removes another one. */
export const remover = () => standalone('src/offline/worker/remover.ts')
