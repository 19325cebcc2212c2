import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { serve } from '../../../scripts/serve.ts'

export const script = 'console.log("this is the script");\n'.repeat(40)
export const secret = 'never to be served'

const headers = `/*
  Content-Security-Policy: default-src 'none'
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

const files: Record<string, string | Uint8Array> = {
  'secret.txt': secret,
  'beside/secret.txt': secret,
  'site/index.html': '<h1>Home</h1>',
  'site/portfolio.html': '<h1>Portfolio</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/404.html.br': brotliCompressSync('<h1>Not found</h1>'),
  'site/assets/x.js': script,
  'site/assets/x.js.br': brotliCompressSync(script),
  'site/assets/x.js.gz': gzipSync(script),
  'site/contact.vcf': 'BEGIN:VCARD',
  'site/font.woff2': 'font',
  'site/photo.avif': 'photo',
  'site/app.webmanifest': '{}',
  'site/_headers': headers,
  'site/_redirects': '/index / 308\n/portfolio/ /portfolio 308\n',
  'site/.env': secret,
}

/** Serves a small site from a temporary folder, next to a secret file. */
export async function fakeSite() {
  const root = mkdtempSync(join(tmpdir(), 'served-'))
  const directory = join(root, 'site')
  mkdirSync(join(directory, 'assets'), { recursive: true })
  mkdirSync(join(root, 'beside'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content)
  symlinkSync(join(root, 'beside'), join(directory, 'outside'), 'junction')
  const { origin, close } = await serve({ directory, port: 0 })
  return {
    directory,
    origin,
    close: async () => {
      await close()
      rmSync(root, { recursive: true })
    },
    get: (path: string, sent?: OutgoingHttpHeaders, method?: string) =>
      get(origin, path, sent, method),
    raw: (text: string) => raw(Number(new URL(origin).port), text),
  }
}

/** Sends the path unchanged; `fetch` would normalize it. */
async function get(origin: string, path: string, sent: OutgoingHttpHeaders = {}, method = 'GET') {
  const outgoing = request(origin, { path, method, headers: sent, agent: false }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

/** Sends bytes and returns the response, or an empty one if the server closes the connection. */
async function raw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text, 'latin1')
  try {
    return (await buffer(socket)).toString('latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return ''
    throw error
  }
}
