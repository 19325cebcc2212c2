import type { removerUrl, workerUrl } from './rules.ts'

type WorkerUrl = typeof workerUrl | typeof removerUrl

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** A worker's URL, as a trusted script URL in browsers with Trusted Types. A worker whose address had a name and password could fetch nothing. */
export function trustedWorkerUrl(path: WorkerUrl): string {
  const address = location.origin + path
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
