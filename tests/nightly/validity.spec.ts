import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { keepsState } from '../support/page.ts'
import { show, states } from '../support/states.ts'
import { fileOf } from '../support/taken.ts'

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'

/** Finds the HTML files in a folder, at any depth. */
const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(folder, file))

test('HTML and styles are valid as served, and after hydration in every state', async ({
  context,
}, testInfo) => {
  // Runs `java -version`, because macOS has a program `java` even without Java.
  test.slow()
  const isInstalled = spawnSync('java', ['-version']).status === 0
  test.skip(!isInstalled, 'Nu checker: not run, because Java is not installed')
  const folder = testInfo.outputDir
  const served = [...pagesIn('dist'), ...pagesIn('dist-demos')]
  for (const file of served) copyFileSync(file, testInfo.outputPath(file.replaceAll(/[/\\]/g, '-')))
  for (const [name, state] of Object.entries(states)) {
    const page = await context.newPage()
    await keepsState(page)
    await page.setViewportSize({ width: state.isNarrow ? 375 : 1280, height: 800 })
    await show(page, state)
    // Takes the HTML from the browser, because it also contains the style rules that Emotion adds there.
    const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
    writeFileSync(testInfo.outputPath(`${fileOf(name)}.html`), html)
    await page.close()
  }
  const options = [
    '--Werror',
    '--no-langdetect',
    '--filterfile',
    join(import.meta.dirname, 'validity.filter.txt'),
  ]
  const { status, stderr } = spawnSync('java', ['-jar', checker, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect([status, stderr]).toEqual([0, ''])
})
