import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../../scripts/serve.ts'

let root: string
let server: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'subdomains-'))
  for (const [folder, title] of [
    ['site', 'Site'],
    ['demos/roofing', 'Roofing'],
    ['demos/tree-services', 'Trees'],
  ] as const) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'index.html'), `<h1>${title}</h1>`)
    writeFileSync(join(root, folder, '404.html'), `<h1>No page of ${title}</h1>`)
  }
  server = await serve({ directory: join(root, 'site'), demos: join(root, 'demos'), port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

/** Node, unlike browsers, does not resolve subdomains of localhost. */
async function get(host: string, path = '/') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(server.origin)
    request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, body: await text(answer) }
}

test.each([
  ['localhost', '/', 200, '<h1>Site</h1>'],
  ['127.0.0.1', '/', 200, '<h1>Site</h1>'],
  ['roofing.localhost', '/', 200, '<h1>Roofing</h1>'],
  ['ROOFING.localhost', '/', 200, '<h1>Roofing</h1>'],
  ['tree-services.localhost', '/', 200, '<h1>Trees</h1>'],
  ['roofing.localhost', '/nowhere', 404, '<h1>No page of Roofing</h1>'],
  ['localhost', '/roofing/', 404, '<h1>No page of Site</h1>'],
])('http://%s%s answers %i with its own page', async (host, path, status, body) => {
  expect(await get(host, path)).toEqual({ status, body })
})

test.each(['plumbing', 'roofing.tree-services', '..', '%2e%2e', 'site'])(
  'the unknown subdomain "%s" answers 404 and lists the demos',
  async (name) => {
    expect(await get(`${name}.localhost`)).toEqual({
      status: 404,
      body: 'No demo is served at this address. Known demos: roofing, tree-services.\n',
    })
  },
)

test('a running server serves a newly built demo', async () => {
  mkdirSync(join(root, 'demos/new'))
  writeFileSync(join(root, 'demos/new/index.html'), '<h1>New</h1>')
  expect(await get('new.localhost')).toEqual({ status: 200, body: '<h1>New</h1>' })
})
