import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { words } from '../../../plugins/development/words.ts'
import { demoPages, demos, site } from '../../support/content.ts'

let server: ViteDevServer
let address: string
const printed: string[] = []
beforeAll(async () => {
  server = await createServer({ configFile: false, logLevel: 'silent', plugins: [words()] })
  server.config.logger.info = (line) => printed.push(line)
  await server.listen(0)
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
})
afterAll(() => server.close())

const question = { page: '/', words: [{ text: `© 2026 ${site.brand}`, at: 7 }], near: [], turn: 0 }

async function answerTo(body: unknown, headers: object = {}, method = 'POST') {
  const response = await fetch(`${address}/__words`, {
    method,
    headers: { origin: address, ...headers },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  return { status: response.status, ...((await response.json()) as object) }
}

test('words lead to their line, which the terminal prints', async () => {
  const place = /^src\/content\/site\.yaml:\d+:\d+/
  const { status, ...said } = await answerTo(question)
  expect(status).toBe(200)
  expect(said).toEqual({ file: expect.stringMatching(place), line: printed.at(-1) })
  expect(printed.at(-1)).toMatch(/ brand$/)
})

test('a page that shows a demo finds the words of demos', async () => {
  const asked = { ...question, words: [{ text: demoPages.invented }] }
  const pages = ['/', ...demos.map(({ slug }) => `/demos/${slug}`)]
  const answers = await Promise.all(pages.map((page) => answerTo({ ...asked, page })))
  const [own, ...others] = answers.map((each) => 'file' in each && String(each.file))
  expect(String(own)).not.toMatch(/demoPages/)
  for (const file of others) expect(file).toMatch(/^src\/content\/demoPages\.yaml:/)
})

const path = [{ text: '../../../../etc/passwd' }]
const refused: readonly [
  what: string,
  status: number,
  line: RegExp,
  ...Parameters<typeof answerTo>,
][] = [
  ['a page of another site', 403, /^Only a page/, question, { origin: 'https://other.example' }],
  [
    'a page of another host of this server',
    403,
    /^Only a page/,
    question,
    { origin: 'http://roofing.localhost' },
  ],
  ['a program', 403, /^Only a page/, question, { origin: '' }],
  ['a request without words', 403, /^Only a page/, undefined, {}, 'GET'],
  [
    '10 kB',
    413,
    /^A question about words has at most \d+ bytes/,
    { ...question, page: 'a'.repeat(10_000) },
  ],
  ['a file', 400, /^A question about words has the form/, { file: '/etc/passwd' }],
  [
    'words and a file',
    400,
    /^A question about words has the form/,
    { ...question, file: 'package.json' },
  ],
  ['a path in place of words', 200, /is written nowhere/, { ...question, words: path }],
  [
    'a path in place of a demo',
    200,
    /is written nowhere/,
    { ...question, page: '/demos/../..', words: path },
  ],
  ['no words', 200, /is written nowhere/, { ...question, words: [] }],
]

test.each(refused)('%s gets one line and no place', async (_, status, line, ...request) => {
  expect(await answerTo(...request)).toEqual({ status, line: expect.stringMatching(line) })
})
