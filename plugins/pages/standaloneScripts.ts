import { oldestBrowsers } from '../browsers.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import { contentModules } from '../content/plugin.ts'
import { exportsOf, virtualModule } from '../virtualModule.ts'
import type { Scripts } from '../../src/boot/start.ts'

const module = virtualModule('virtual:scripts')

/** Vite plugin: makes the module `virtual:scripts`, which exports `scripts`: the URLs of the scripts that a page's inline script loads. */
export const scriptAddresses = (scripts: Scripts): Plugin => ({
  name: 'site:scripts',
  resolveId: module.resolveId,
  load: { filter: module.filter, handler: () => exportsOf({ scripts }) },
})

/** Bundles a module and its imports into one script without exports. */
async function standalone(input: string, plugins: Plugin[] = []): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [contentModules(), ...plugins],
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

/** Bundles src/boot.ts into the inline script of every page. `scripts` has the URLs of the scripts that the inline script loads. */
export const inlineScript = async (scripts: Scripts): Promise<string> =>
  (await standalone('src/boot.ts', [scriptAddresses(scripts)])).trim()

/** Bundles the remover, a service worker that deletes all caches and unregisters itself. */
export const remover = () => standalone('src/offline/worker/remover.ts')
