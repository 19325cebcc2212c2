import { faults, isInstalled } from '../support/validity/checker.ts'
import { judged } from '../support/validity/known.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { home, portfolio } from '../support/content.ts'

/** The current document. The browser serializes rules that Emotion has added. */
const serialized = () => `<!doctype html>\n${document.documentElement.outerHTML}`

test.skip(!isInstalled, 'Nu checker: not run, because Java is not installed')

const names = [
  'the home page',
  'the portfolio',
  'the not-found page',
  'the reset page',
  'the open menu',
  'the open dialog',
  'an open tooltip',
]

// tests/output/validity.test.ts checks the served HTML in every `npm test`.
test('HTML and styles are valid after hydration and use @nightly', async ({ page, allow }) => {
  // Opens nine pages and starts Java.
  test.slow()
  allow(/[Nn]ot [Ff]ound.*\/nowhere/)
  const documents: Record<string, string> = {}
  for (const name of names) {
    const state = states[name]
    // Without planned links there is no tooltip.
    if (!state) continue
    await page.setViewportSize({ width: state.isNarrow ? 375 : 1280, height: 800 })
    await show(page, state)
    documents[name] = await page.evaluate(serialized)
  }
  await open(page, '/')
  for (const link of [home.hero.portfolio, portfolio.back]) {
    await page.getByRole('link', { name: link }).click()
    await expect(page.getByRole('link', { name: link })).toBeHidden()
    documents[`after ${link}`] = await page.evaluate(serialized)
  }
  expect(judged(faults(documents), documents).faults).toEqual([])
})
