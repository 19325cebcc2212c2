import { expect, test } from 'vitest'
import { policy, staticPolicy } from '../../../../plugins/hosting/policy.ts'

/** Returns the directives of a Content-Security-Policy by name, each with its sources. */
const directivesOf = (text: string) =>
  Object.fromEntries(text.split('; ').map((each) => each.split(/ (.*)/)))

test('the policy refuses what it does not name, and allows no unsafe source and no foreign code', () => {
  const text = policy({ styles: ['a{}'], script: 'go()' })
  const none = "'none'"
  expect(directivesOf(text)).toMatchObject({
    'default-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  })
  expect(text).not.toMatch(/unsafe|data:|blob:/)
  expect(text.replace(/(?:connect|img)-src [^;]*/g, '')).not.toMatch(/https?:|\*/)
})

test('the policy of a page without scripts allows its style, fonts and pictures alone', () => {
  const own = directivesOf(staticPolicy("'self'"))
  const [self, none] = ["'self'", "'none'"]
  expect(own).toMatchObject({ 'style-src': self, 'trusted-types': none, 'default-src': none })
  expect(own).not.toHaveProperty('script-src')
})
