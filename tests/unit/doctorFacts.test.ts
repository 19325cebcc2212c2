// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nodeFits } from '../../tools/computer.js'
import { buildFacts, builtIn, type Built } from '../../tools/doctor/built.ts'
import { lastChange } from '../../tools/doctor/changes.ts'
import { installFacts } from '../../tools/doctor/install.ts'
import { linkFacts, links, outsideAddresses } from '../../tools/doctor/links.ts'
import { outsideFacts } from '../../tools/doctor/outside.ts'
import { weightFacts } from '../../tools/doctor/weight.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'doctor-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file that was last changed at a time in seconds since 1970. */
function write(file: string, text: string, time = 1_000): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
  utimesSync(join(root, file), time, time)
}

function git(time: number, ...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example']
  const date = `@${time} +0000`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'pipe' })
}

test('the time of a change is that of its commit; of its files while it is not committed', () => {
  write('demos/roofing/Page.tsx', 'one')
  expect(lastChange('demos/roofing', undefined, root)).toBe(1_000)
  git(0, 'init', '--quiet')
  git(0, 'add', '.')
  git(5_000, 'commit', '--quiet', '-m', 'One')
  expect(lastChange('demos/roofing', undefined, root)).toBe(5_000)
  write('demos/roofing/Page.tsx', 'two', 9_000)
  expect(lastChange('demos/roofing', undefined, root)).toBe(9_000)
})

test('a file that is left out does not count, committed or not', () => {
  const social = 'demos/roofing/social.png'
  write('demos/roofing/Page.tsx', 'one')
  write(social, 'one', 2_000)
  expect(lastChange('demos/roofing', social, root)).toBe(1_000)
  git(0, 'init', '--quiet')
  git(0, 'add', 'demos/roofing/Page.tsx')
  git(5_000, 'commit', '--quiet', '-m', 'One')
  git(0, 'add', '.')
  git(6_000, 'commit', '--quiet', '-m', 'Two')
  expect(lastChange('demos/roofing', social, root)).toBe(5_000)
  expect(lastChange('demos/roofing', undefined, root)).toBe(6_000)
})

/** A small build. */
function built(): Built {
  const link = '<a href="/portfolio"><a href="https://one.com/?a=1&amp;b=2"><a href="tel:+1">'
  write('index.html', `${link}<link href="https://agency.com/"><a href="https://two.example/">`)
  write('index.html.br', 'short')
  write('portfolio.html', '<a href="#main"><a href="https://one.com/?a=1&amp;b=2">')
  write('favicon.svg', '12345678')
  write('assets/main-1.js', '1234')
  write('manifest.webmanifest', '{"icons":[{"src":"/gone.png"},{"src":"/favicon.svg"}]}')
  write('sw.js', 'precache([{"url":"/portfolio","revision":null},{"url":"/favicon.svg"}])')
  const found = builtIn(root)
  if (!found) throw new Error('There is no build')
  return found
}

test('a folder without a home page is no build', () => {
  expect(builtIn(root)).toBeUndefined()
  expect(buildFacts(undefined)).toEqual({ isThere: false, isPreview: false })
})

test('a build older than what it is made of is found, and one for this computer', () => {
  const own = built()
  expect(buildFacts(own)).toMatchObject({
    newer: expect.stringMatching(/^src\//),
    isPreview: false,
  })
  write('index.html', '<a href="http://roofing.localhost:4173">', Date.now() / 1000 + 9)
  expect(buildFacts(own)).toEqual({ isThere: true, newer: undefined, isPreview: true })
})

test('files are weighed as a host sends them', () => {
  const { firstVisit, keptOffline } = weightFacts(built())
  expect(firstVisit).toContainEqual({ name: 'index.html', size: 'short'.length })
  expect(firstVisit).toContainEqual({ name: 'assets/main-1.js', size: 4 })
  expect(keptOffline.map(({ name }) => name)).toEqual(['portfolio.html', 'favicon.svg'])
})

test('a picture of the app that the build lacks is found', () => {
  expect(installFacts(built())).toMatchObject({ hasWorker: true, missing: ['/gone.png'] })
})

test('links of all pages are found, outside ones once', () => {
  const facts = linkFacts(built(), 'https://agency.com')
  expect(links(facts).map(({ finding }) => finding)).toEqual([
    'On /portfolio the address #main leads nowhere.',
  ])
  expect(outsideAddresses(facts)).toEqual(['https://one.com/?a=1&b=2', 'https://two.example/'])
})

test('outside addresses are asked when they are to be, placeholders never', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const isRefused = request.method === 'HEAD' && request.url === '/shy'
    response.writeHead(isRefused ? 405 : request.url === '/gone' ? 404 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const addresses = [`${origin}/gone`, `${origin}/shy`, 'https://prominence.example/']
  expect(await outsideFacts(addresses, false)).toMatchObject({ real: 2, placeholders: 1 })
  expect(asked).toEqual([])
  const { answers } = await outsideFacts(addresses, true)
  server.close()
  expect(answers).toEqual([
    { address: `${origin}/gone`, status: 404 },
    { address: `${origin}/shy`, status: 200 },
  ])
  expect(asked.toSorted()).toEqual(['GET /shy', 'HEAD /gone', 'HEAD /shy'])
})

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['21.7.0', false],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s fits: %s', (version, fits) => {
  expect(nodeFits(version, '^20.19.0 || ^22.13.0 || >=24')).toBe(fits)
})
