import type { IncomingHttpHeaders } from 'node:http'

/** The Range header, but only in the forms that sirv reads correctly; the whole file is always a right answer. */
export function sensibleRange(
  headers: IncomingHttpHeaders,
  etag: string,
  size: number,
): string | undefined {
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? []
  if (first === '')
    return Number(last) > 0 ? `bytes=${Math.max(0, size - Number(last))}-` : undefined
  if (last === '') return `bytes=${first}-`
  return Number(last) > 0 && Number(last) >= Number(first) ? `bytes=${first}-${last}` : undefined
}
