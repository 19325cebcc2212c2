import { createHash } from 'node:crypto'

/** Returns the first 8 hexadecimal digits of a SHA-256, for use in file names. */
export function shortHash(...content: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const chunk of content) hash.update(chunk)
  return hash.digest('hex').slice(0, 8)
}

/** Returns the first 16 hexadecimal digits of a SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Returns the Subresource Integrity value of a file. */
export function integrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Returns the Content-Security-Policy source that allows an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
