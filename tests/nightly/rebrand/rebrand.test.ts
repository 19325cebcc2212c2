import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '../../../src/content.js'
import { freePort, problems } from '../../support/projectCopy.ts'
import { agency, filesIn, ownPlaces, rebranded } from './overlay.ts'

let project: string
beforeAll(() => void (project = rebranded()))
afterAll(() => rmSync(project, { recursive: true }))

const run = (program: string, args: string[], env?: NodeJS.ProcessEnv) =>
  problems(project, program, args, env)

const vitest = (...args: string[]) => run('vitest/vitest.mjs', ['run', ...args])

test('a new agency changes only its content, tokens, drawings and demos', () => {
  const touched = filesIn(agency)
  console.log(touched.join('\n'))
  expect(touched.length).toBeGreaterThan(0)
  expect(touched.filter((file) => !ownPlaces.some((place) => place.test(file)))).toEqual([])
})

test('its files have the types of the project', () => {
  expect(run('typescript/bin/tsc', [])).toBe('')
})

test('it builds', () => {
  expect(run('vite/bin/vite.js', ['build'])).toBe('')
})

test('the build contains no fact of the first agency', () => {
  const { brand, place, phone, email, origin } = site
  const digits = phone.dial.slice(2)
  const words = [brand, place.city, 'Oregon', phone.text, digits, email, new URL(origin).host]
  const built = ['dist', 'dist-demos', 'dist-hosts'].flatMap((folder) =>
    filesIn(join(project, folder)).map((file) => join(project, folder, file)),
  )
  const left = built.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return words
      .filter((word) => text.includes(word.toLowerCase()))
      .map((word) => `${file.slice(project.length + 1)}: ${word}`)
  })
  expect(built.length).toBeGreaterThan(0)
  expect(left).toEqual([])
})

test('the component tests pass with its content', () => {
  expect(vitest('--project', 'components', '--exclude', '**/specification.test.tsx')).toBe('')
})

test('the tests of the output pass', () => {
  const config = ['--config', 'vitest.build.config.ts', '--project', 'output']
  expect(vitest(...config)).toBe('')
})

/** Browser tests that depend on the content; those of the service worker and the demos do not. */
const specs = 'tour menu dialog footer layout states offline theme shift scriptless start'

/** Skipped states: they take long and show little of an agency. */
const rare = '(the demo|page of|not-saved|reset|install|tooltip|lost|copied)'
const leftOut = `${rare}.* is accessible|@nightly`

test('the browser tests pass, without those of the first agency', async () => {
  const args = [
    'test',
    ...specs.split(' ').map((name) => `/${name}.spec`),
    '--grep-invert',
    leftOut,
  ]
  const env = { PORT: String(await freePort()) }
  expect(run('@playwright/test/cli.js', args, env)).toBe('')
})
