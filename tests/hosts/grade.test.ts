import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { describe, expect, test } from 'vitest'
import { demos } from '../../src/content/portfolio.ts'
import { bytes, securityHeaders } from './build.ts'

const folders = ['dist', ...demos.map(({ slug }) => `dist-demos/${slug}`)]

const observatory = resolve('hosts/node_modules/@mdn/mdn-http-observatory/src')
const isInstalled = existsSync(observatory)
if (!isInstalled) console.log('Observatory: not run, because hosts/ is not installed')

interface Result {
  result: string
}

/** Mozilla Observatory's score for a page as its host sends it, as its scanner adds it up, and what each test said. */
async function observed(headers: Record<string, string>, html: string) {
  const load = (file: string) =>
    import(pathToFileURL(resolve(observatory, file)).href) as Promise<Record<string, unknown>>
  const { Requests } = (await load('types.js')) as { Requests: new (host: string) => object }
  const { ALL_TESTS } = (await load('constants.js')) as {
    ALL_TESTS: ((requests: unknown) => Result)[]
  }
  const grader = (await load('grader/grader.js')) as {
    getScoreModifier: (result: string) => number
  }
  const axios = pathToFileURL(resolve('hosts/node_modules/axios/index.js')).href
  const { AxiosHeaders } = (await import(axios)) as { AxiosHeaders: new (text: string) => object }
  const text = Object.entries({ ...headers, 'content-type': 'text/html; charset=utf-8' })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  const response = () => ({
    headers: new AxiosHeaders(text),
    request: { headers: new AxiosHeaders('') },
    config: { headers: new AxiosHeaders('') },
    status: 200,
    statusText: 'OK',
    verified: true,
    data: html,
  })
  const requests = Object.assign(new Requests('prominence.example'), {
    resources: { path: html },
    responses: {
      auto: response(),
      cors: response(),
      http: response(),
      https: response(),
      httpRedirects: [
        { url: new URL('http://prominence.example/'), status: 301 },
        { url: new URL('https://prominence.example/'), status: 200 },
      ],
      httpsRedirects: [{ url: new URL('https://prominence.example/'), status: 200 }],
    },
    session: {
      url: new URL('https://prominence.example/'),
      jar: { getCookiesSync: () => [], toJSON: () => ({ cookies: [] }) },
    },
  })
  const results = ALL_TESTS.map((run) => run(requests).result)
  const score = results.reduce((sum, result) => sum + grader.getScoreModifier(result), 100)
  return { score, results }
}

describe.each(folders)('%s', (folder) => {
  const headers = securityHeaders(folder)
  const policy = headers['content-security-policy'] ?? ''

  test("the policy has no weakness that Google's evaluator calls high or medium", () => {
    const { csp } = new CspParser(policy)
    const findings = new CspEvaluator(csp).evaluate()
    const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    console.log(
      `${folder}: ${findings.map(({ directive, description }) => `${directive}: ${description}`).join('; ') || 'nothing found'}`,
    )
    expect(serious).toEqual([])
  })

  test('nothing may become a script but by a Trusted Types policy', () => {
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types ('none'|sw-url)$/)
  })

  test.skipIf(!isInstalled)('Mozilla Observatory gives at least 130 points', async () => {
    const html = String(bytes('index.html', folder))
    const { score, results } = await observed(headers, html)
    console.log(`${folder}: Observatory ${score}: ${results.join(', ')}`)
    expect(score).toBeGreaterThanOrEqual(130)
  })
})

test('security.txt says whom to tell, and is valid for less than a year', () => {
  const text = String(bytes('.well-known/security.txt'))
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})
