import { symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { writeFiles } from '../../../plugins/folders.ts'
import { closed, listening, serve } from '../../../scripts/serve.ts'
import { temporaryFolder } from '../../support/unit/temporary.ts'

const secret = 'never to be served'

/** Paths of attacks. The test sends their bytes unchanged, because a browser would normalize the paths. */
const hostile = [
  '/assets/../../secret.txt',
  '/%252e%252e/secret.txt',
  '/..\\secret.txt',
  '/..%5csecret.txt',
  '/outside',
  '/outside/secret.txt',
  '/.env',
  '/%5Fheaders',
  '/%E0%A4%A',
  '/a\0b',
  '*',
  '/'.repeat(10_000),
]

test('no request ends the preview server, and no answer has a file from outside its folder', async () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'secret.txt': secret,
    'beside/secret.txt': secret,
    'site/.env': secret,
    'site/_headers': secret,
    'site/index.html': '<h1>Home</h1>',
    'site/404.html': '<h1>Not found</h1>',
    'site/_redirects': '/index.html / 308\n',
    'site/.well-known/proof': 'proof',
  })
  const directory = join(root, 'site')
  symlinkSync(join(root, 'beside'), join(directory, 'outside'), 'junction')
  const { origin, close } = await serve({ directory, port: 0, demos: join(root, 'demos') })
  onTestFinished(close)
  expect(await (await fetch(`${origin}/.well-known/proof`)).text()).toBe('proof')
  const asked = [...hostile.map((path) => [path, 'localhost']), ['/', 'nowhere.localhost']]
  for (const [path, host] of asked) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')
    const answer = await text(socket)
    expect(answer, path).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(answer, path).not.toContain(secret)
    const home = await fetch(origin)
    expect(await home.text(), path).toBe('<h1>Home</h1>')
  }
})

test('a server answers this computer alone', async () => {
  const server = await listening(() => {}, 0)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  await closed(server)
})
