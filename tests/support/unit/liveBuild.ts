import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import { forHosts } from '../../../plugins/hosting/files.ts'
import { hosting } from '../../../plugins/hosting/rules.ts'
import { serve } from '../../../scripts/serve.ts'

/** A page's HTML, long enough for compression. */
export const page = (name: string) =>
  `<html data-build="aaaa1111"><h1>${name}</h1>${'<p>'.repeat(400)}</html>`
/** The files of a small build. */
export const files: Record<string, string> = {
  'index.html': page('Home'),
  'portfolio.html': page('Portfolio'),
  'portfolio/wharf-bakery.html': page('Wharf Bakery'),
  '404.html': page('Not found'),
  'sw.js': 'the worker',
  ...forHosts(
    hosting({
      policy: "default-src 'none'",
      pages: ['/', '/portfolio', '/portfolio/wharf-bakery', '/404'],
      folders: [],
      files: [],
    }),
  ),
}

/** The folder of that build. */
export let built: string
const open: { close: () => unknown }[] = []

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'verify-'))
  write(built, files)
})
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))
afterAll(() => rmSync(built, { recursive: true }))

function write(folder: string, contents: Record<string, string>): void {
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    if (text.length > 1000) writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
  }
}

/** A copy of the build with some files changed; returns its folder. */
export function folderWith(changes: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(built, folder, { recursive: true })
  write(folder, changes)
  return folder
}

/** Serves the build with some files changed; returns its origin. */
export async function deployed(changes: Record<string, string> = {}): Promise<string> {
  const server = await serve({ directory: folderWith(changes), port: 0 })
  open.push(server)
  return server.origin
}

/** An origin whose server has stopped. */
export async function closed(): Promise<string> {
  const server = await serve({ directory: built, port: 0 })
  await server.close()
  return server.origin
}

/** A proxy for the build that answers some requests itself. */
export async function host(
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
) {
  const behind = await deployed()
  const server: Server = createServer((request, response) => {
    if (answer(request, response)) return
    fetch(behind + request.url, { redirect: 'manual' }).then(
      async (found) => {
        const headers = Object.fromEntries(found.headers)
        delete headers['content-length']
        const body = brotliCompressSync(Buffer.from(await found.arrayBuffer()))
        response.writeHead(found.status, { ...headers, 'content-encoding': 'br' }).end(body)
      },
      () => response.destroy(),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  open.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
