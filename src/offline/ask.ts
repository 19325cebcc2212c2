import type { WorkerQuestion, WorkerStatus } from './rules.ts'

/** How long a worker may take to say what it keeps, in milliseconds; repairing takes as long as it takes. */
const limits: Record<WorkerQuestion, number> = { STATUS: 3000, REPAIR: 60_000 }

/** A worker's answer; undefined from one that does not answer, such as an empty or broken script. */
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
