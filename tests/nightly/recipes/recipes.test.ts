import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyOfProject, freePort, problems } from '../../support/projectCopy.ts'

let project: string
beforeEach(() => {
  project = copyOfProject()
})
afterEach(() => rmSync(project, { recursive: true }))

const read = (file: string) => readFileSync(join(project, file), 'utf8')

const patchOf = (recipe: string) => `docs/recipes/${recipe}.patch`

/** A test of a recipe. Whoever has applied its patch deletes it. */
const recipe = (name: string) => test.skipIf(!existsSync(patchOf(name)))

/** Applies the patch of a recipe to the copy. */
function apply(name: string) {
  const patch = patchOf(name)
  const { status, stderr } = spawnSync('git', ['apply', patch], { cwd: project, encoding: 'utf8' })
  const reason = `${patch} does not fit the project; expected a new diff, or no such recipe`
  expect(status, `${reason}\n${stderr}`).toBe(0)
}

/** Checks the types of the copy, and builds it. */
function build() {
  expect(problems(project, 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json'])).toBe('')
  expect(problems(project, 'vite/bin/vite.js', ['build'])).toBe('')
}

/** Runs a browser test that the patch has added. */
async function browse(spec: string) {
  const env = { PORT: String(await freePort()) }
  const args = ['test', `/${spec}.spec`]
  expect(problems(project, '@playwright/test/cli.js', args, env)).toBe('')
}

recipe('contact-form')('the contact form sends to the address that the policy admits', async () => {
  apply('contact-form')
  build()
  const [, action = ''] = /<form [^>]*action="([^"]+)"/.exec(read('dist/index.html')) ?? []
  expect(read('dist/_headers')).toContain(`form-action ${new URL(action).origin};`)
  await browse('contactForm')
})

recipe('second-language')('a build in the second language says so, and names the other one', () => {
  apply('second-language')
  const [language, origin] = ['de-DE', 'https://de.prominence.example']
  const facts = read('src/content/site.yaml')
    .replace(/language: .*/, `language: ${language}`)
    .replace(/origin: .*/, `origin: ${origin}`)
  writeFileSync(join(project, 'src/content/site.yaml'), facts)
  build()
  const html = read('dist/portfolio.html')
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain(`hreflang="${language}" href="${origin}/portfolio"`)
  expect(html).toContain('hreflang="en-US" href="https://prominence.example/portfolio"')
})

recipe('visit-counter')('the visit counter counts the pages that are shown', async () => {
  apply('visit-counter')
  build()
  await browse('views')
})
