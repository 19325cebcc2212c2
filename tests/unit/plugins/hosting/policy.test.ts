import { expect, test } from 'vitest'
import { policy, staticPolicy } from '../../../../plugins/hosting/policy.ts'

const inline = { styles: ['a{}'], script: 'go()' }
/** The directives of a policy with their sources. */
const directivesOf = (text: string) =>
  new Map(text.split('; ').map((each) => [each.split(' ', 1)[0], each.split(' ').slice(1)]))

test('the policy refuses by default, and what the default does not cover', () => {
  const own = directivesOf(policy(inline))
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect([name, own.get(name)]).toEqual([name, ["'none'"]])
})

test('a page without scripts allows its style, fonts and pictures alone', () => {
  const own = directivesOf(staticPolicy("'self'"))
  expect(own.get('style-src')).toEqual(["'self'"])
  expect(own.get('trusted-types')).toEqual(["'none'"])
  expect(own.get('default-src')).toEqual(["'none'"])
  expect(own.has('script-src')).toBe(false)
})

test('the policy allows no unsafe source, and another origin only for what does not run', () => {
  const text = policy(inline)
  expect(text).not.toMatch(/unsafe|data:|blob:/)
  expect(text.replace(/(?:connect|img)-src [^;]*/g, '')).not.toMatch(/https?:|\*/)
})
