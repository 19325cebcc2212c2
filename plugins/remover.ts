import { build, type Rolldown } from 'vite'

/** The worker that removes another one, as one script. */
export async function remover(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/offline/worker/remover.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
