// @vitest-environment node
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildFacts, builtIn, type Built } from '../../scripts/doctor/built.ts'
import { diagnosis } from '../../scripts/doctor.ts'
import { installFacts } from '../../scripts/doctor/install.ts'
import { linkFacts, links, outsideAddresses } from '../../scripts/doctor/links.ts'
import { outsideFacts } from '../../scripts/doctor/outside.ts'
import { weightFacts } from '../../scripts/doctor/weight.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'doctor-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file that was last changed long ago, or at a time in seconds since 1970. */
function write(file: string, text: string, time = 1_000): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
  utimesSync(join(root, file), time, time)
}

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

test('without a build it says so, and the rest is looked at', async () => {
  const all = await diagnosis(false, root)
  const areas = new Set(all.map(({ area }) => area))
  expect([...areas]).toEqual(['Content', 'Placeholders', 'Pictures', 'Build'])
  expect(all.at(-1)?.finding).toMatch(/^There is no build yet/)
})

test('what cannot be looked at says so and leaves the rest alone', async () => {
  built()
  write('sw.js', 'broken')
  const all = await diagnosis(false, root)
  const about = (wanted: string) => all.filter(({ area }) => area === wanted)
  expect(about('Weight')).toEqual([
    expect.objectContaining({ state: 'wrong', finding: expect.stringContaining('sw.js holds no') }),
  ])
  expect(about('Links').length).toBeGreaterThan(1)
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
    'The address #main leads nowhere; it is on /portfolio.',
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
