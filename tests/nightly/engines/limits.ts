import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { evaluate } from './tab.ts'
import type { Test } from './visit.ts'

/** Abilities that an engine or its driver lacks. */
interface Limit {
  engine: string
  what: string
  why: string
  tracker: string
}

const limits: readonly Limit[] = [
  {
    engine: 'WebKit',
    what: 'the status of an answer',
    why: 'pages cannot read it',
    tracker: 'https://bugs.webkit.org/show_bug.cgi?id=246857',
  },
  {
    engine: 'WebKit',
    what: 'the console and the policy while a page loads',
    why: 'only developer builds have the protocol for it',
    tracker: 'https://bugs.webkit.org/show_bug.cgi?id=286506',
  },
]

/** Whether an engine skips a test, and the reason for its title. */
export function limited(engine: string, what: string) {
  const limit = limits.find((each) => each.engine === engine && each.what === what)
  return { skip: limit !== undefined, title: limit ? ` (not run: ${limit.why})` : '' }
}

/** Whether the tests notice errors in an engine. */
export const watch = (test: Test, engine: string) =>
  describe('the error log', () => {
    // Every test fails on an error, so the log must have all errors.
    test('violations of the policy are logged', async ({ tab, visit, allow }) => {
      allow(/style-src-attr/)
      await visit('/')
      expect(await tab.complaints()).toEqual([])
      await evaluate(tab, () => document.body.setAttribute('style', 'color: red'))
      const refusal: unknown = expect.stringMatching(/^error: refused by style-src-attr/)
      await expect.poll(tab.complaints).toContainEqual(refusal)
    })

    const { skip, title } = limited(engine, 'the console and the policy while a page loads')
    test.skipIf(skip)(
      `errors while a page loads are logged${title}`,
      async ({ tab, host, visit, allow }) => {
        allow(/^page error: .*broken/)
        const [main = ''] = readdirSync('dist/assets').filter((file) => /^main-.*\.js$/.test(file))
        const script = readFileSync(`dist/assets/${main}`, 'utf8')
        host.fail(/\/main-.*\.js$/, {
          body: `${script};setTimeout(() => { throw new Error("broken") })`,
          type: 'text/javascript',
        })
        await visit('/')
        await expect.poll(tab.complaints).toContainEqual(expect.stringContaining('broken'))
      },
    )
  })
