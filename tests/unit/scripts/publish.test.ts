import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { readContent } from '../../../src/reader/read.ts'
import { writeFiles } from '../../../plugins/folders.ts'
import { serve } from '../../../scripts/serve.ts'
import { contentFiles } from '../../support/unit/contentFiles.ts'
import { fixedFiles } from '../../support/wrongEdits.ts'

const samples = fixedFiles['src/content/site.yaml'] ?? ''
const { portfolio } = readContent()

/** The facts of an agency that is ready for launch, with two demos and no prospects. */
const ready = {
  site: samples.replaceAll('.example', '.com').replaceAll('555', '234'),
  portfolio: stringify(
    {
      ...portfolio,
      clients: [{ ...portfolio.clients[0], url: 'https://wharf.com', sample: false }],
      demos: ['sails', 'locks'].map((slug) => ({ ...portfolio.demos[0], slug })),
    },
    { aliasDuplicateObjects: false },
  ),
  prospects: '[]',
}

/** Makes a project in which Vite, Vitest and Wrangler are replaced by a program that only records its arguments. */
function project(): string {
  const { root, write } = contentFiles()
  for (const [name, text] of Object.entries(ready)) write(`src/content/${name}.yaml`, text)
  for (const program of [
    'node_modules/vite/bin/vite.js',
    'node_modules/vitest/vitest.mjs',
    'hosts/node_modules/wrangler/bin/wrangler.js',
  ])
    cpSync('tests/support/recorder.js', join(root, program))
  writeFiles(root, { 'node_modules/.cache/empty': '' })
  symlinkSync(resolve('node_modules/tsx'), join(root, 'node_modules/tsx'), 'junction')
  return root
}

/** Returns one line for each program that has run, with its recorded arguments. */
const ran = (root: string) => readFileSync(join(root, 'programs.txt'), 'utf8').trim().split('\n')

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Runs a script in a project. A program that the script starts fails if its arguments contain `FAILS_AT`. Returns the exit code and the lines of the output. */
async function run(cwd: string, script: string, args: string[], FAILS_AT = '') {
  const command = ['--import', tsx, resolve('scripts', script), ...args]
  const options = { cwd, env: { ...process.env, FAILS_AT } }
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, command, options)
    .then((output) => ({ code: 0, ...output }))
    .catch((error: { code: number; stdout: string; stderr: string }) => error)
  return [code, ...(stdout + stderr).trim().split(/\n+/)]
}

/** The recorded arguments of the programs that `deploy` runs before an upload. */
const tested = ['build', 'run --config vitest.build.config.ts --project output']

const upload = (name: string) => `deploy --config ${join('dist-hosts', `wrangler.${name}.jsonc`)}`

test('deploy tests and uploads the named demo, and says what to do next', async () => {
  const root = project()
  expect(await run(root, 'deploy.ts', ['--only', 'locks'])).toEqual([
    0,
    'To upload: wrangler.locks.jsonc.',
    'Now check it: npm run verify -- https://locks.prominence.com --demo locks',
  ])
  expect(ran(root)).toEqual([...tested, upload('locks')])
})

test('deploy uploads nothing after a failed upload', async () => {
  const root = project()
  expect(await run(root, 'deploy.ts', ['--dry-run'], 'locks')).toEqual([
    1,
    'To upload: wrangler.sails.jsonc, wrangler.locks.jsonc, wrangler.jsonc.',
    'wrangler failed with wrangler.locks.jsonc; deployed before: wrangler.sails.jsonc.',
  ])
  expect(ran(root)).toEqual([
    ...tested,
    ...['sails', 'locks'].map((name) => `${upload(name)} --dry-run`),
  ])
})

const page = '<h1>A page</h1>'.repeat(99)

test('verify compares a site with the build, and prints each difference', async () => {
  const root = project()
  const [built, live] = [join(root, 'dist'), join(root, 'live')]
  writeFiles(built, {
    'index.html': page,
    'index.html.gz': gzipSync(page),
    'about.html': 'About',
    '404.html': 'Nothing here',
    _headers: '/*\n  X-Frame-Options: DENY\n',
    _redirects: '/index.html / 308\n/about.html /about 308\n/about/ /about 308\n/404.html /404 308',
  })
  cpSync(built, live, { recursive: true })
  const { origin, close } = await serve({ directory: live, port: 0 })
  onTestFinished(close)
  const verified = async () => {
    const said = await run(root, 'verify.ts', [origin])
    return said.map((line) => String(line).replaceAll(origin, 'ORIGIN'))
  }
  const right = ['0', ...Array(8).fill(expect.stringMatching(/^ok/)), 'ORIGIN: all checks passed']
  expect(await verified()).toEqual(right)
  expect(await run(root, 'verify.ts', [origin, '--demo', 'nowhere'])).toEqual([
    1,
    'There is no project "nowhere". Known: sails, locks',
  ])

  // The check must report these faults: The new build has a link to this computer. The host has an old page, and lacks compression, a header and a redirect.
  writeFiles(built, { 'about.html': '<a href="http://locks.localhost:4173">Locks</a>' })
  // The home page names four translations. Two of them link back to the page, one does not, and one is missing.
  const home = ['/', '/404', '/about', '/nowhere'].map(
    (path) => `<link rel="alternate" hreflang="de" href="${origin}${path}">`,
  )
  for (const folder of [built, live]) writeFiles(folder, { 'index.html': home.join('') })
  writeFiles(live, {
    '404.html': home[0]!,
    _headers: '/about\n  X-Frame-Options: DENY\n',
    _redirects: '/index.html / 308\n/about.html /about 308\n/404.html /404 308',
  })
  rmSync(join(live, 'index.html.gz'))
  writeFiles(root, { 'src/content/site.yaml': samples })
  expect(await verified()).toEqual([
    '1',
    'FAIL  files                   /404 differs from the build; /about differs from the build',
    'FAIL  headers                 /404: x-frame-options is missing; /: x-frame-options is missing',
    'FAIL  compression             / is not compressed',
    'FAIL  redirects               ORIGIN/about/ leads to ORIGIN/about/',
    'FAIL  unknown page            an unknown address does not show 404.html',
    'FAIL  translations            ORIGIN/about has no link to ORIGIN/; ORIGIN/nowhere answers 404',
    expect.stringMatching(
      /^FAIL {2}links to this computer {2}\/about; run npm run build and deploy again/,
    ),
    expect.stringMatching(/^FAIL {2}placeholders {12}origin is .*; and 2 more$/),
    'ORIGIN: 8 of 8 checks failed',
  ])
})
