import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { closed, listening, serve } from '../../../scripts/serve.ts'

const secret = 'never to be served'

/** Requests that a browser cannot send, so they go out as bytes. The output's tests have more, of every host. */
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

test('no request ends the preview server, each gets its status, and none a file from outside its folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-'))
  const directory = join(root, 'site')
  mkdirSync(directory)
  mkdirSync(join(root, 'beside'))
  for (const file of ['secret.txt', 'beside/secret.txt', 'site/.env', 'site/_headers'])
    writeFileSync(join(root, file), secret)
  writeFileSync(join(directory, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(directory, '404.html'), '<h1>Not found</h1>')
  writeFileSync(join(directory, '_redirects'), '/index.html / 308\n')
  mkdirSync(join(directory, '.well-known'))
  writeFileSync(join(directory, '.well-known/proof'), 'proof')
  symlinkSync(join(root, 'beside'), join(directory, 'outside'), 'junction')
  const { origin, close } = await serve({ directory, port: 0, demos: join(root, 'demos') })
  onTestFinished(async () => {
    await close()
    rmSync(root, { recursive: true })
  })
  expect(await (await fetch(`${origin}/.well-known/proof`)).text()).toBe('proof')
  const asked = [
    ...hostile.map((path) => ({ path, host: 'localhost' })),
    { path: '/', host: 'nowhere.localhost' },
  ]
  for (const { path, host } of asked) {
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
