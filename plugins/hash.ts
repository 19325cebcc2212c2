import { createHash } from 'node:crypto'

/** The first 8 hexadecimal digits of a SHA-256, for file names. */
export function shortHash(...content: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** The first 16 hexadecimal digits of a SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The Subresource Integrity of a file. */
export function integrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The Content-Security-Policy source for this exact inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
