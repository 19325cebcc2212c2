import type { WorkerQuestion, WorkerStatus } from './rules.ts'

/** How long a worker may take to answer, in milliseconds. */
const limits: Record<WorkerQuestion, number> = { STATUS: 3000, REPAIR: 60_000 }

/** Asks a worker. Resolves to undefined if it does not answer, as an empty or broken script does not. */
export function ask(
  worker: ServiceWorker | null | undefined,
  question: WorkerQuestion,
): Promise<WorkerStatus | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), limits[question])
    port1.onmessage = ({ data }: MessageEvent<WorkerStatus>) => {
      clearTimeout(timer)
      resolve(data)
    }
    worker.postMessage({ type: question }, [port2])
  })
}
