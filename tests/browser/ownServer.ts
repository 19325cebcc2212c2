import { serve } from '../../tools/serve.ts'

export interface OwnServer {
  origin: string
  stop: () => Promise<void>
  /** Serves another build at the same address. */
  swap: (directory: string) => Promise<void>
}

/** Serves a build on a free port, until stopped. */
export async function ownServer(directory: string): Promise<OwnServer> {
  let { origin, close } = await serve({ directory, port: 0 })
  const port = Number(new URL(origin).port)
  let isRunning = true
  const stop = async () => {
    if (!isRunning) return
    isRunning = false
    await close()
  }
  return {
    origin,
    stop,
    swap: async (next) => {
      await stop()
      ;({ close } = await serve({ directory: next, port }))
      isRunning = true
    },
  }
}
