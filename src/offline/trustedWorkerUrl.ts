import type { removerUrl, workerUrl } from './rules.ts'

declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(input: string): string } }
  | undefined

/**
 * Returns the URL of a service worker, in browsers with Trusted Types as a trusted script URL. Omits the
 * user name and password of the page's URL, because a service worker with them in its URL can fetch nothing.
 */
export function trustedWorkerUrl(path: typeof workerUrl | typeof removerUrl): string {
  const address = location.origin + path
  if (typeof trustedTypes === 'undefined') return address
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
