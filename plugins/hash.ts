import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that change with the content, for file names. */
export function shortHash(...content: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

/** The first 16 hexadecimal digits of the SHA-256 of some bytes. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** A Content-Security-Policy source for exactly this inline text. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
