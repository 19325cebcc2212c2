import type { removerUrl, workerUrl } from './rules.ts'

type WorkerUrl = typeof workerUrl | typeof removerUrl

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** A worker's address; where the browser has Trusted Types, as the one address that this page may run. */
export function trustedWorkerUrl(address: WorkerUrl): string {
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
