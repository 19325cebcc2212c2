import type { removerUrl, workerUrl } from './rules.ts'

declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(input: string): string } }
  | undefined

/** A worker's URL, as a trusted script URL in browsers with Trusted Types. A worker whose address had a name and password could fetch nothing. */
export function trustedWorkerUrl(path: typeof workerUrl | typeof removerUrl): string {
  const address = location.origin + path
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
