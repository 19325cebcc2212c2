import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { computer, computerFacts, type Finding } from '../../../scripts/doctor/computer.js'
import {
  build,
  copied,
  defined,
  linked,
  onMap,
  others,
  project,
  samples,
} from '../../../scripts/doctor/project.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'doctor-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file with this modification time, in seconds since 1970. */
function write(file: string, text: string, time = 1_000): string {
  const path = join(root, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  utimesSync(path, time, time)
  return path
}

/** Findings that are not good, one line each: "wrong: finding -> next step". */
const notGood = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state !== 'good')
    .map(({ state, finding, next }) => `${state}: ${finding} -> ${next}`)

const asComputer: Awaited<ReturnType<typeof computerFacts>> = {
  node: '22.13.0',
  wanted: '^20.19.0 || ^22.13.0 || >=24',
  missing: [],
  browser: { path: '/usr/bin/chromium', starts: true },
  port: '4173',
  portError: undefined,
}

test('a complete computer has only good findings', () => {
  expect(computer(asComputer).length).toBe(4)
  expect(notGood(computer(asComputer))).toEqual([])
})

test.each<[string, Partial<typeof asComputer>, RegExp]>([
  [
    'an old Node',
    { node: '22.12.0' },
    /^wrong: Node 22\.12\.0 does not fit: .+ -> Install Node 24/,
  ],
  [
    'packages that are missing',
    { missing: ['a', 'b', 'c', 'd'] },
    /^wrong: Packages are missing .+\(4\): a, b, c, \.\.\.\. -> Run npm start/,
  ],
  [
    'no browser',
    { browser: undefined },
    /^look at this: The browser .+ is missing\. -> Run npm test/,
  ],
  [
    'a browser that does not start',
    { browser: { path: '/opt/chrome', starts: false } },
    /^look at this: .+ does not start: \/opt\/chrome\. -> Install another/,
  ],
  [
    'a port that is taken',
    { portError: 'EADDRINUSE' },
    /^look at this: npm start cannot serve at port 4173 \(EADDRINUSE\)\. -> Stop the program there/,
  ],
])('%s is reported with the next step', (_, facts, expected) => {
  expect(notGood(computer({ ...asComputer, ...facts }))).toEqual([expect.stringMatching(expected)])
})

test('a port where a server runs is not free', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  const facts = await computerFacts()
  server.close()
  vi.unstubAllEnvs()
  expect(facts.portError).toBe('EADDRINUSE')
})

test('every sample is reported with its file', () => {
  expect(notGood(samples(['phone is (503) 555-0142'], 4))).toEqual([
    expect.stringMatching(/^look at this: src\/content\/site\.ts: phone is .+ -> Before launch/),
    expect.stringMatching(/^look at this: src\/content\/portfolio\.ts: 4 clients .+ -> Before/),
  ])
  expect(samples([], 0)).toEqual([])
})

test('a footer that defines another word than the brand is reported', () => {
  expect(notGood(defined('prominence', 'Summit'))).toEqual([
    'look at this: src/content/footer.ts defines "prominence"; the brand is "Summit". -> Define a word of your own brand there. If the word is meant, ignore this line.',
  ])
  expect(defined('prominence', 'Prominence & Söhne')).toEqual([])
})

test('a map that searches for another city is reported', () => {
  const map = 'https://www.google.com/maps/search/?api=1&query=Portland%2C+OR'
  expect(notGood(onMap(map, 'Leeds'))).toEqual([
    'look at this: src/content/site.ts: mapsUrl searches for "Portland, OR"; place.city is "Leeds". -> Open that address. If it shows the old place, change mapsUrl.',
  ])
  expect(onMap(map, 'Portland')).toEqual([])
  expect(onMap('https://maps.example/place/7', 'Leeds')).toEqual([])
  expect(onMap('https://maps.example/?q=45.5,-122.6', 'Leeds')).toEqual([])
})

test('a missing build, an old one and one for this computer are reported', () => {
  const source = write('src/a.ts', '')
  const looked = () => notGood(build(join(root, 'dist'), [join(root, 'src')]))
  expect(looked()).toEqual(['look at this: There is no build yet. -> Run npm run build.'])
  write('dist/index.html', '<h1>Home</h1>', 500)
  expect(looked()).toEqual([
    `look at this: ${source} was changed after the last build. -> Run npm run build.`,
  ])
  write('dist/index.html', '<a href="http://roofing.localhost:4173">')
  expect(looked()).toEqual([expect.stringMatching(/for this computer: .+ -> Run npm run build/)])
  write('dist/index.html', '<h1>Home</h1>')
  expect(looked()).toEqual([])
})

test('links to other sites are listed once, without samples and our own site', () => {
  write(
    'index.html',
    '<a class="a" href="https://one.com/?a=1&amp;b=2"><a href="https://own.com/">',
  )
  write('portfolio.html', '<a href="https://one.com/?a=1&amp;b=2"><a href="https://two.example/">')
  expect(linked(root, 'https://own.com')).toEqual(['https://one.com/?a=1&b=2'])
})

test('a linked site that does not answer is reported with the reason', async () => {
  const statuses: Record<string, number> = { '/gone': 404, '/shy': 429 }
  const server = createServer((request, response) => {
    response.writeHead(statuses[request.url ?? ''] ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const asked = async (...paths: string[]) =>
    notGood(await others(paths.map((path) => origin + path)))
  expect(await asked('/', '/gone', '/shy')).toEqual([
    expect.stringMatching(/^wrong: \S+\/gone does not exist \(404\)\. -> Correct/),
    expect.stringMatching(/^look at this: \S+\/shy does not show a page \(429\)\. -> Open it/),
  ])
  expect(await asked('/')).toEqual([])
  server.close()
  await once(server, 'close')
  expect(await asked('/')).toEqual([expect.stringMatching(/No other site answered\. -> Is this/)])
})

test('a project with correct content has no wrong findings', async () => {
  const all = await project(false)
  expect(all[0]?.state).toBe('good')
  expect(all.filter(({ state }) => state === 'wrong')).toEqual([])
})

const doctor = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'scripts/doctor.js'), ...args], {
    // Any program, so that no browser starts.
    env: { ...process.env, CHROME_PATH: process.execPath },
    cwd: folder,
    encoding: 'utf8',
  })

/** A project without installed packages. */
function newProject(): string {
  for (const part of ['installed.js', 'chromium.js', 'doctor.js', 'doctor'])
    cpSync(join('scripts', part), join(root, 'scripts', part), { recursive: true })
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20' } }))
  const packages = { '': {}, 'node_modules/react': { version: '18.3.1' } }
  write('package-lock.json', JSON.stringify({ packages }))
  return root
}

test('without packages it reports one wrong finding', () => {
  const { stdout, status } = doctor(newProject())
  expect(stdout).toMatch(/^wrong {9}Packages are missing .+: react\. -> Run npm start/m)
  expect(stdout).toMatch(/, 1 wrong; npm test looks at everything\.\n$/)
  expect(status).toBe(1)
})

test('--json prints the same findings as a list', () => {
  const all = JSON.parse(doctor(newProject(), '--json').stdout) as Finding[]
  expect(notGood(all)).toContainEqual(expect.stringMatching(/^wrong: Packages .+: react\. ->/))
})

test.each(['--color', 'more', '--json=yes'])('%s: one line, exit 1', (arg) => {
  const { stdout, stderr, status } = doctor(newProject(), arg)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^[^\n]+ Usage: npm run doctor \[-- --json\] \[--online\]\n$/)
  expect(status).toBe(1)
})

test('a demo with sentences of another demo is reported', () => {
  const sentence = 'Call before you climb, and we bring the long ladder.'
  const page = (slug: string, text: string) => [{ file: `demos/${slug}/Page.tsx:12`, text }]
  const roofing = page('roofing', sentence)
  expect(
    copied({ roofing, locks: page('locks', 'A door that opens again, whatever the hour.') }),
  ).toEqual([])
  expect(notGood(copied({ roofing, locks: page('locks', sentence) }))).toEqual([
    'look at this: demos/locks/Page.tsx has 1 sentences of another demo; the first: demos/locks/Page.tsx:12. -> Write those of this business.',
  ])
})
