import { holdOutputs } from '../../plugins/lock.ts'
import { serve } from '../../scripts/serve.ts'

export const port = Number(process.env.PORT ?? 4180)

/** Serves the built site and the built demos while Playwright runs. */
export default async function served(): Promise<() => Promise<void>> {
  holdOutputs()
  const { close } = await serve({ directory: 'dist', demos: 'dist-demos', port })
  return close
}
