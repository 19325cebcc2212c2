// @vitest-environment node
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript, withoutEntry } from '../../build/startScript.ts'

test('the module script of the bundled page is taken out', () => {
  const bundled = '<head><script type="module" crossorigin src="/assets/a-1.js"></script></head>'
  expect(withoutEntry(bundled)).toBe('<head></head>')
})

test('a page without a module script stops the build', () => {
  expect(() => withoutEntry('<head></head>')).toThrow(/^index\.html: .* is missing$/)
})

test('the first script is its own, and the application is a list of others', () => {
  const script = startScript({
    main: '/assets/main-1.js',
    app: ['/assets/a-2.js', '/assets/b-3.js'],
  })
  expect(script).toContain('import("/assets/main-1.js")')
  expect(script).toContain('["/assets/a-2.js","/assets/b-3.js"]')
  expect(() => new Script(script)).not.toThrow()
})
