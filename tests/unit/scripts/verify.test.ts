import { expect, test } from 'vitest'
import { site as ownSite } from '../../../src/content.js'
import { findings } from '../../../scripts/verify.ts'
import { placeholders } from '../../../scripts/placeholders.ts'
import {
  built,
  closed,
  deployed,
  files,
  folderWith,
  host,
  page,
} from '../../support/unit/liveBuild.ts'

/** The wrong findings, without this project's own placeholders. */
async function wrong(origin: string): Promise<string[]> {
  const all = await findings(origin, built)
  return all
    .filter(({ check, isRight }) => !isRight && check !== 'placeholders')
    .map(({ check, detail }) => `${check}: ${detail}`)
}

test('the unchanged build has no wrong findings', async () => {
  expect(await wrong(await deployed())).toEqual([])
})

test('one altered byte is reported', async () => {
  const altered = page('Portfolio').replace('Portfolio', 'portfolio')
  expect(await wrong(await deployed({ 'portfolio.html': altered }))).toEqual([
    'bytes of the build: /portfolio has other bytes',
  ])
})

test('an old service worker is reported', async () => {
  expect(await wrong(await deployed({ 'sw.js': 'an old worker' }))).toEqual([
    'bytes of the build: /sw.js has other bytes',
  ])
})

test('another build is reported with its id', async () => {
  const other = page('Home').replace('aaaa1111', 'bbbb2222')
  expect(await wrong(await deployed({ 'index.html': other }))).toEqual([
    'build: the site has bbbb2222, the build aaaa1111',
    'bytes of the build: / has other bytes',
  ])
})

test('a missing header is reported', async () => {
  const headers = (files._headers ?? '').replace(/^.*X-Frame-Options.*\n/m, '')
  const lines = await wrong(await deployed({ _headers: headers }))
  expect(lines).toEqual([
    expect.stringMatching(/^headers: \S+: x-frame-options is missing; .* and \d+ more$/),
  ])
})

test.each([
  [200, 'the page of another site'],
  [404, "a page that is not the site's own"],
])('an unknown page that answers %i with %s is reported', async (status) => {
  const origin = await host((request, response) => {
    const isKnown = /^\/(|portfolio\W?.*|index.*|404.*|sw\.js)$/.test(request.url ?? '')
    if (!isKnown)
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('Hi')
    return !isKnown
  })
  expect(await wrong(origin)).toEqual([
    `unknown pages: answer ${status}, expected 404 with the site's own page`,
  ])
})

test('a wrong content type is reported', async () => {
  const origin = await host((request, response) => {
    const isWorker = request.url === '/sw.js'
    if (isWorker) response.writeHead(200, { 'content-type': 'text/plain' }).end(files['sw.js'])
    return isWorker
  })
  expect(await wrong(origin)).toEqual([
    expect.stringMatching(/^headers: .*\/sw\.js: \S+ is (missing|another)/),
  ])
})

test('a build for a preview is reported', async () => {
  const preview = page('Home').replace('Home', '<a href="http://roofing.localhost:4173">Home</a>')
  const folder = folderWith({ 'index.html': preview })
  const lines = (await findings(await deployed({ 'index.html': preview }), folder))
    .filter(({ isRight }) => !isRight)
    .map(({ detail }) => detail)
  expect(lines).toContain('index.html links to this computer; run npm run build first')
})

test('a redirect loop is reported', async () => {
  const origin = await host((request, response) => {
    const next = { '/portfolio/': '/portfolio.html', '/portfolio.html': '/portfolio/' }[
      request.url ?? ''
    ]
    if (next) response.writeHead(308, { location: next }).end()
    return next !== undefined
  })
  expect(await wrong(origin)).toEqual([
    'redirects: /portfolio/ is a redirect loop; /portfolio.html is a redirect loop',
  ])
})

test('an address without a server ends with one line', async () => {
  await expect(findings(await closed(), built)).rejects.toThrow(
    /^http:\/\/\S+\/ gives no answer: ECONNREFUSED\.$/,
  )
})

test('each placeholder is reported, and none in real facts', () => {
  const sample = {
    ...ownSite,
    origin: 'https://peak.example',
    email: 'hello@peak.example',
    bookingUrl: 'https://book.peak.example/call',
    demoHost: 'peak.example',
    phone: { dial: '+15035550142', text: '(503) 555-0142' },
  } as const
  expect(placeholders(sample, 4)).toEqual([
    'origin is https://peak.example',
    'email is hello@peak.example',
    'bookingUrl is https://book.peak.example/call',
    'demoHost is peak.example',
    'phone is (503) 555-0142',
    '4 clients are samples',
  ])
  const real = {
    ...ownSite,
    origin: 'https://agency.com',
    email: 'hello@agency.com',
    bookingUrl: 'https://book.agency.com/call',
    demoHost: 'demos.agency.com',
    phone: { dial: '+15032345678', text: '(503) 234-5678' },
  } as const
  expect(placeholders(real, 0)).toEqual([])
})
