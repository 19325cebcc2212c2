// @vitest-environment jsdom
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demos } from '../../src/content/portfolio.ts'
import { copyOfProject } from '../projectCopy.ts'

const model = demos[0]?.slug ?? ''
const entry = `  {
    slug: 'new-demo',
    name: 'A new demo',
    description: 'A door that opens again, and what that costs.',
    picture: { name: 'new-demo', alt: 'Home page of a new-demo' },
  },
]
`

let project: string
const said: string[] = []

/** Runs a command of the copy; returns its exit code. */
function run(...args: string[]): number | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
    timeout: 120_000,
  })
  said.push(stdout, stderr)
  return status
}

const read = (file: string) => readFileSync(join(project, file), 'utf8')
const vite = ['node_modules/vite/bin/vite.js', 'build']
const capture = ['--import', 'tsx', 'scripts/capture.ts', '--only', 'new-demo']

beforeAll(() => {
  project = copyOfProject()
  // Pictures that were encoded before need not be encoded again.
  cpSync(resolve('node_modules/.cache'), join(project, 'node_modules/.cache'), { recursive: true })
  // What the README says: an entry, and a folder, here the copy of another demo.
  const content = 'src/content/portfolio.ts'
  writeFileSync(join(project, content), read(content).replace(/\]\s*$/, entry))
  cpSync(join(project, 'demos', model), join(project, 'demos/new-demo'), { recursive: true })
  rmSync(join(project, 'demos/new-demo/social.png'))
})
afterAll(() => rmSync(project, { recursive: true }))

test('a demo that was not photographed yet stops the build with a line for each picture', () => {
  expect(run(...vite)).toBe(1)
  expect(said.join('')).toContain(
    'demos/new-demo/social.png is missing; expected a picture that "npm run capture -- --only new-demo" takes',
  )
  expect(said.join('')).toContain('src/content/images/new-demo.png is missing')
})

test('everything follows from its entry and its folder', { timeout: 240_000 }, () => {
  const before = readdirSync(join(project, 'src/content/images')).length
  expect([run(...capture), said.at(-1)]).toEqual([0, ''])
  expect(readdirSync(join(project, 'src/content/images')).length).toBe(before + 1)
  expect(run(...vite)).toBe(0)

  const page = new DOMParser().parseFromString(read('dist/portfolio.html'), 'text/html')
  const cards = [...page.querySelectorAll('#demos article')]
  expect(cards.length).toBe(demos.length + 1)
  expect(cards.at(-1)?.querySelector('h3')?.textContent).toBe('A new demo')
  const link = cards.at(-1)?.querySelector('a[href]')
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/new-demo\./)

  const pictures = readdirSync(join(project, 'dist/assets/pictures'))
  const own = pictures.filter((name) => /^new-demo-\d+\.\w+\.avif$/.test(name))
  expect(own.length).toBe(2)
  for (const name of own) expect(read('dist/sw.js')).toContain(name)

  const demo = join(project, 'dist-demos/new-demo')
  for (const file of ['index.html', '404.html', 'icon.svg', 'social.png', '_headers']) {
    expect([file, existsSync(join(demo, file))]).toEqual([file, true])
  }
})
