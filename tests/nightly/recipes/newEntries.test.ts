// @vitest-environment jsdom
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cspHash } from '../../../plugins/hash.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { demos, pages as textPages, site } from '../../../src/content.js'
import type { TextPageWords } from '../../../src/content/schema.ts'
import { precacheList } from '../../support/builds.ts'
import { lacking } from '../../support/lacking.ts'
import { copyOfProject, otherBusiness } from '../../support/projectCopy.ts'

const model = demos[0]?.slug ?? ''
const entry = `  - slug: new-demo
    name: A new demo
    description: A door that opens again, and what that costs.
    picture:
      name: new-demo
      alt: Home page of a new-demo
`

const page: TextPageWords = {
  slug: 'new-page',
  title: 'A new page',
  description: 'A text page alone that a test brings along.',
  heading: 'A new page',
  lead: 'It has one section.',
  sections: [{ heading: 'The section', paragraphs: ['It has one paragraph.'] }],
}

let project: string
const said: string[] = []

/** Runs a command in the copy; returns its exit code. */
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
  // As in the README: an entry, and a folder, here a copy of another demo with other facts.
  // The demos come last in their file.
  appendFileSync(join(project, 'src/content/portfolio.yaml'), entry)
  cpSync(join(project, 'demos', model), join(project, 'demos/new-demo'), { recursive: true })
  const facts = 'demos/new-demo/facts.yaml'
  writeFileSync(join(project, facts), otherBusiness(read(facts)))
  rmSync(join(project, 'demos/new-demo/social.png'))
  const image = (name = '') => join(project, `src/content/images/${name}.png`)
  cpSync(image(demos[0]?.picture.name), image('left-over'))
  writeFileSync(join(project, 'src/content/pages.yaml'), stringify([...textPages, page]))
})
afterAll(() => rmSync(project, { recursive: true }))

test('a demo without pictures stops the build with one line per picture', () => {
  expect(run(...vite)).toBe(1)
  const lines = [
    'demos/new-demo/social.png is missing; expected a picture that "npm run capture -- --only new-demo" takes',
    'src/content/images/new-demo.png is missing',
  ]
  expect(lacking(said.join(''), ...lines)).toEqual([])
})

test('npm run doctor reports the same lines', () => {
  expect(run('scripts/doctor.js')).toBe(1)
  expect(said.join('')).toMatch(/^wrong {9}demos\/new-demo\/social\.png is missing; /m)
})

test('the build derives everything of a demo from its entry and folder', () => {
  const before = readdirSync(join(project, 'src/content/images')).length
  expect([run(...capture), said.at(-1)]).toEqual([0, ''])
  expect(readdirSync(join(project, 'src/content/images')).length).toBe(before + 1)
  expect(run(...vite), said.at(-1)).toBe(0)

  const page = new DOMParser().parseFromString(read('dist/portfolio.html'), 'text/html')
  const cards = [...page.querySelectorAll('#demos article')]
  expect(cards.length).toBe(demos.length + 1)
  expect(cards.at(-1)?.querySelector('h3')?.textContent).toBe('A new demo')
  const link = cards.at(-1)?.querySelector('a[href]')
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/new-demo\./)

  const pictures = readdirSync(join(project, 'dist/assets/pictures'))
  const own = pictures.filter((name) => /^new-demo-\d+\.\w+\.avif$/.test(name))
  expect(own.length).toBe(2)
  expect(lacking(read('dist/sw.js'), ...own)).toEqual([])

  const demo = join(project, 'dist-demos/new-demo')
  const files = ['index.html', '404.html', 'icon.svg', 'social.png', '_headers']
  expect(files.filter((file) => !existsSync(join(demo, file)))).toEqual([])
})

test('a picture that no entry names is not published', () => {
  const pictures = readdirSync(join(project, 'dist/assets/pictures'))
  expect(pictures.filter((name) => name.startsWith('left-over'))).toEqual([])
})

test('the build derives everything of a text page from its entry', () => {
  const html = read(`dist/${page.slug}.html`)
  const { title, body } = new DOMParser().parseFromString(html, 'text/html')
  expect(title).toContain(page.title)
  const [section] = page.sections
  const texts = [page.heading, page.lead, section?.heading ?? '', ...(section?.paragraphs ?? [])]
  expect(lacking(body.querySelector('main')?.textContent ?? '', ...texts)).toEqual([])
  const address = `/${page.slug}`
  expect(lacking(read('dist/sitemap.xml'), `${address}</loc>`)).toEqual([])
  expect(lacking(read('dist/llms.txt'), `${address}): ${page.description}`)).toEqual([])
  expect(precacheList(join(project, 'dist')).map(({ url }) => url)).toContain(address)
  expect(lacking(html, `<link rel="canonical" href="${site.origin}${address}">`)).toEqual([])
  const [, style = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? []
  expect(lacking(read('dist/_headers'), cspHash(style))).toEqual([])
})
