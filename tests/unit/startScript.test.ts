// @vitest-environment node
import { expect, test } from 'vitest'
import { startScript, withoutEntry } from '../../build/startScript.ts'

test('the module script of the bundled page is taken out', () => {
  const bundled = '<head><script type="module" crossorigin src="/assets/a-1.js"></script></head>'
  expect(withoutEntry(bundled)).toBe('<head></head>')
})

test('a page without a module script stops the build', () => {
  expect(() => withoutEntry('<head></head>')).toThrow(/^index\.html: .* is missing$/)
})

test('the start waits for the page to load, then asks for all scripts', () => {
  const script = startScript(['/assets/a-1.js', '/assets/b-2.js'])
  expect(script).toMatch(/^addEventListener\("load",/)
  expect(script).toContain('["/assets/a-1.js","/assets/b-2.js"]')
})
