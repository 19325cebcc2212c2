import type { removerUrl, workerUrl } from './rules.ts'

declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(input: string): string } }
  | undefined

/**
 * Returns the URL of a service worker. In browsers with Trusted Types, the URL is a TrustedScriptURL. Omits the user
 * name and password that the page's URL may contain, because with them the service worker could fetch nothing.
 */
export function trustedWorkerUrl(path: typeof workerUrl | typeof removerUrl): string {
  const address = location.origin + path
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
