/// <reference lib="webworker" />
import type { WorkerQuestion } from '../rules.ts'
import { repair, status } from './precache.ts'

declare const self: ServiceWorkerGlobalScope

/** Answers a page's questions through the port it sends along; "SKIP_WAITING" is Workbox's own word. */
export function answer(event: ExtendableMessageEvent): void {
  const question: WorkerQuestion | 'SKIP_WAITING' | undefined = event.data?.type
  const reply = (result: Promise<unknown>) =>
    event.waitUntil(result.then((value) => event.ports[0]?.postMessage(value)))

  if (question === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (question === 'STATUS') reply(status())
  if (question === 'REPAIR') reply(repair(event))
}
