import { createHash } from 'node:crypto'

const hashOf = (algorithm: 'sha256' | 'sha384', ...content: readonly (string | Uint8Array)[]) =>
  content.reduce((hash, chunk) => hash.update(chunk), createHash(algorithm))

/** Returns the first 8 hexadecimal digits of the SHA-256 hash of `content`. */
export const shortHash = (...content: (string | Uint8Array)[]) =>
  hashOf('sha256', ...content)
    .digest('hex')
    .slice(0, 8)

/** Returns the first 16 hexadecimal digits of the SHA-256 hash of a file. */
export const contentHash = (bytes: Uint8Array) => hashOf('sha256', bytes).digest('hex').slice(0, 16)

/** Returns the Subresource Integrity value of a file. */
export const integrity = (bytes: Uint8Array) => `sha384-${hashOf('sha384', bytes).digest('base64')}`

/** Returns the Content-Security-Policy source that allows an inline script or style. */
export const cspHash = (text: string) => `'sha256-${hashOf('sha256', text).digest('base64')}'`
