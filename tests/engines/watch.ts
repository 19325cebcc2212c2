import { describe, expect } from 'vitest'
import { evaluate } from './inPage.ts'
import { limited, limits } from './limits.ts'
import type { Test } from './visit.ts'

/** Whether the checks themselves can be trusted in an engine. */
export const watch = (test: Test, engine: string) =>
  describe('the watch', () => {
    // Every check fails on a complaint, so complaints have to be heard.
    test('what the policy refuses is heard', async ({ tab, visit, allow }) => {
      allow(/style-src-attr/)
      await visit('/')
      expect(await tab.complaints()).toEqual([])
      await evaluate(tab, () => document.body.setAttribute('style', 'color: red'))
      const refusal: unknown = expect.stringMatching(/^error: refused by style-src-attr/)
      await expect.poll(tab.complaints).toContainEqual(refusal)
    })

    const { skip, title } = limited(engine, 'the console and the policy while a page loads')
    test.skipIf(skip)(
      `so is what goes wrong while a page loads${title}`,
      async ({ tab, ownHost, visit, allow }) => {
        allow(/^page error: .*broken/)
        const host = await ownHost('dist')
        host.fail(/\/main-.*\.js$/, { body: 'throw new Error("broken")', type: 'text/javascript' })
        await visit('/', { host })
        await expect.poll(tab.complaints).toContainEqual(expect.stringContaining('broken'))
      },
    )

    const known = limits.filter((each) => each.engine === engine && each.stands)
    test.for(known)('a limit stands: $why', async ({ stands = '' }, { tab, visit }) => {
      await visit('/')
      expect(await tab.run(stands)).toBe(true)
    })
  })
