import { workerUrl } from './rules.ts'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string }
}
declare const trustedTypes: TrustedTypes | undefined

/** The worker's address; where the browser has Trusted Types, as the one address they allow. */
export function trustedWorkerUrl(): string {
  if (typeof trustedTypes === 'undefined') return workerUrl
  const policy = trustedTypes.createPolicy('sw-url', { createScriptURL: () => workerUrl })
  return policy.createScriptURL(workerUrl)
}
