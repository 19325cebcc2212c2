import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

const documents = sourceFiles(/\.md$|^docs\/.*\.svg$/)
const modules = sourceFiles(/\.tsx?$/).map(({ path }) => path)

/** A path in one of our folders, src/ left out or not, or a module wherever it is; in quotes or in a drawing. */
const named =
  /[`>]((?:src|plugins|demos|scripts|tests|manifest|docs|public|hosts|\.ci|content|theme|ui|shared|pages|offline)\/[\w./-]*|[\w./-]+\.tsx?)[`<]/g

/** An owner who changes the agreed words deletes it, as the README says. */
const mayBeGone = 'tests/unit/specification.test.tsx'

const endings = ['', '.ts', '.tsx', '.test.ts', '.spec.ts']
const isThere = (name: string) =>
  name === mayBeGone ||
  endings.some((ending) => existsSync(name + ending) || existsSync(`src/${name}${ending}`)) ||
  modules.some((path) => path.endsWith(`/${name}`))

test('every file that a document names is there', () => {
  const all = documents.flatMap(({ path, text }) =>
    [...text.matchAll(named)].map(([, name = '']) => ({ path, name })),
  )
  expect(all.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every command that a document names is a script', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const all = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('the architecture has a word on every folder', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split(/\r?\n/)
  const folders = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.includes(`${entry.name}/`))
    .map(({ name }) => name)
    .filter((name) => name !== '.git')
  const architecture = documents.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? ''
  expect(folders.filter((name) => !new RegExp(`\`${name}[/\`]`).test(architecture))).toEqual([])
})
