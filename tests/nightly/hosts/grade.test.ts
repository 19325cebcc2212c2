import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { describe, expect, test } from 'vitest'
import { demos } from '../../../src/content.js'
import { isInstalled, leastScore, observed } from './observatory.ts'
import { hostHeaders } from '../../../scripts/server/servedFiles.ts'
import { bytes } from './build.ts'

const folders = ['dist', ...demos.map(({ slug }) => `dist-demos/${slug}`)]

if (!isInstalled) console.log('Observatory: not run, because hosts/ is not installed')

describe.each(folders)('%s', (folder) => {
  const headers = hostHeaders(String(bytes('_headers', folder)))('/')
  const policy = headers['content-security-policy'] ?? ''

  test("Google's evaluator finds no high or medium weakness in the policy", () => {
    const { csp } = new CspParser(policy)
    const findings = new CspEvaluator(csp).evaluate()
    const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM)
    console.log(
      `${folder}: ${findings.map(({ directive, description }) => `${directive}: ${description}`).join('; ') || 'nothing found'}`,
    )
    expect(serious).toEqual([])
  })

  test('scripts need a Trusted Types policy', () => {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "require-trusted-types-for 'script'",
        expect.stringMatching(/^trusted-types ('none'|sw-url)$/),
      ]),
    )
  })

  test.skipIf(!isInstalled)(`Mozilla Observatory gives at least ${leastScore} points`, async () => {
    const html = String(bytes('index.html', folder))
    const { score, results } = await observed(headers, html)
    console.log(`${folder}: Observatory ${score}: ${results.join(', ')}`)
    expect(score).toBeGreaterThanOrEqual(leastScore)
  })
})

test('security.txt has a contact and is valid for less than a year', () => {
  const text = String(bytes('.well-known/security.txt'))
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(200)
  expect(days).toBeLessThan(366)
})
