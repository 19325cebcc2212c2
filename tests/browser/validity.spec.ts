import { faults, isInstalled } from '../validity/checker.ts'
import { judged } from '../validity/known.ts'
import { expect, test } from './fixtures.ts'
import { open } from './page.ts'
import { show, states } from './states.ts'
import { home, portfolio } from '../content.ts'

/** The document as it stands. Rules that Emotion has added since are the browser's own writing, not ours. */
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

// What is served is checked every day, by tests/output/validity.test.ts.
test('the HTML is valid once it is hydrated and used, its styles too @nightly', async ({
  page,
  allow,
}) => {
  // Nine pages and a Java.
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
  expect(judged(faults(documents), 'the site').faults).toEqual([])
})
