import { request, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Question {
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Decompressed. */
  body: Buffer
}

const plain: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Sends a request with the exact path, which a browser would normalize. */
export function ask(
  origin: string,
  { path, method = 'GET', headers = {} }: Question,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      buffer(response).then((bytes) => {
        const own = response.headers as Record<string, string>
        const unpack = plain[own['content-encoding'] ?? '']
        const body = unpack && bytes.length > 0 ? unpack(bytes) : bytes
        resolve({ status: response.statusCode ?? 0, headers: own, body })
      }, reject)
    })
    sent.setTimeout(10_000, () => sent.destroy(new Error(`${path}: no answer in 10 seconds`)))
    sent.on('error', reject).end()
  })
}
