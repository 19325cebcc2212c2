import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { policy, policyMeta, staticPolicy } from '../../../plugins/hosting/policy.ts'

const inline = { styles: ['a{}'], script: 'go()' }
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** The directives of a policy with their sources. */
const directivesOf = (text: string) =>
  new Map(text.split('; ').map((each) => [each.split(' ', 1)[0], each.split(' ').slice(1)]))

test.each([
  ['default-src', "'none'"],
  ['style-src-attr', "'none'"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'sw-url'],
  ['img-src', "'self'"],
  ['font-src', "'self'"],
  ['manifest-src', "'self'"],
])('the policy has %s %s', (name, source) => {
  expect(directivesOf(policy(inline)).get(name)).toEqual([source])
})

test('the policy has the hashes of the inline style and script, and of the empty style', () => {
  expect(directivesOf(policy(inline)).get('style-src')).toEqual(['', ...inline.styles].map(sha256))
  expect(directivesOf(policy(inline)).get('script-src')).toEqual(["'self'", sha256(inline.script)])
})

test('a page without scripts allows its style, fonts and pictures alone', () => {
  const own = directivesOf(staticPolicy('a{}'))
  expect(own.get('style-src')).toEqual([sha256('a{}')])
  expect(own.get('trusted-types')).toEqual(["'none'"])
  expect(own.get('default-src')).toEqual(["'none'"])
  expect(own.has('script-src')).toBe(false)
})

test('the policy allows no unsafe source and no other origin', () => {
  expect(policy(inline)).not.toMatch(/unsafe|https?:|data:|blob:|\*/)
})

test('a <meta> policy leaves out directives that need a header', () => {
  const text = policy({ styles: ['a{}'], script: 'go()' })
  expect(policyMeta(text)).toBe('')
  vi.stubEnv('POLICY_IN_PAGE', 'on')
  const meta = policyMeta(text)
  vi.unstubAllEnvs()
  expect(meta).toMatch(
    /^<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; /,
  )
  expect(meta).toContain('trusted-types sw-url">')
  expect(meta).not.toContain('frame-ancestors')
  expect(meta).toContain('form-action &#39;none&#39;; require-trusted-types-for ')
})
