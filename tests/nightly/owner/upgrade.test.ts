import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfProject, edit } from '../../support/projectCopy.ts'
import { commit, git, layOver, otherFiles, ownPatterns, tryGit } from './git.ts'

/** The project, as a repository with two states; and an owner's copy of the first, with the content of another agency. */
let project: string
let copy: string
afterAll(() => {
  for (const folder of [project, copy]) rmSync(folder, { recursive: true })
})

const retired = 'demos/retired/style.css'
const untouched = 'demos/untouched/style.css'
const code = 'src/main.ts'
const fonts = 'src/theme/package.json'

function write(folder: string, file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const replace = (folder: string, file: string, from: string | RegExp, to: string) =>
  edit(folder, file, (text) => text.replace(from, to))

/** The files that the owner has changed, each with the hash of its bytes. */
const ownFiles = (folder: string) =>
  git(folder, 'ls-files', '--stage', '--', ...ownPatterns, `:(exclude)${untouched}`)

/** The commands of the recipe, without the one that names the project. */
const commands = [...readFileSync('docs/recipes/upgrade.md', 'utf8').matchAll(/^git (.+)$/gm)]
  .map(([, args = '']) => args.split(' '))
  .filter(([command]) => command !== 'remote')

beforeAll(() => {
  project = copyOfProject()
  rmSync(join(project, 'node_modules'), { recursive: true })
  git(project, 'init', '-q', '-b', 'main')
  for (const demo of [retired, untouched]) write(project, demo, 'h1 { color: red }\n')
  commit(project)

  copy = mkdtempSync(join(tmpdir(), 'owner-'))
  git(tmpdir(), 'clone', '-q', project, copy)
  git(copy, 'remote', 'rename', 'origin', 'project')
  layOver(copy)
  git(copy, 'checkout', 'HEAD', untouched)
  replace(copy, 'package-lock.json', '"version": "1.0.0"', '"version": "1.0.0-ours"')
  appendFileSync(join(copy, 'index.html'), '<!-- The owner was here. -->\n')
  commit(copy)

  // A later state: the same files, and new ones beside them.
  replace(project, 'src/content/home.yaml', /$/, '# A later word.\n')
  replace(project, fonts, /"(5\.\d+)\.\d+"/, '"$1.99"')
  replace(project, 'package-lock.json', '"version": "1.0.0"', '"version": "1.1.0"')
  for (const demo of [retired, untouched]) replace(project, demo, 'red', 'blue')
  appendFileSync(join(project, code), '// A later state.\n')
  write(project, 'src/later.ts', 'export {}\n')
  commit(project)
})

test('an owner takes over a later state by the recipe, and keeps every file that they have changed', () => {
  const before = ownFiles(copy)
  expect(before.split('\n').length).toBeGreaterThan(20)
  expect(commands.map(([command]) => command)).toEqual(expect.arrayContaining(['diff', 'merge']))
  for (const command of commands) {
    const { status, said } = tryGit(copy, ...command)
    if (command[0] === 'merge') expect(said).toContain('CONFLICT')
    else expect(status, said).toBe(0)
    // The owner sees the project's own new words.
    if (command[0] === 'diff') expect(said).toContain('+# A later word.')
  }
  git(copy, 'rm', '-q', retired)
  expect(git(copy, 'ls-files', '--unmerged')).toBe('')
  expect(git(copy, 'ls-files', '--others', '--exclude-standard')).toBe('')
  expect(git(copy, 'diff', '--name-only')).toBe('')
  expect(ownFiles(copy)).toBe(before)
})

test('what the owner has removed stays so, and what they never touched is the new one', () => {
  expect(existsSync(join(copy, retired))).toBe(false)
  expect(readFileSync(join(copy, untouched), 'utf8')).toContain('blue')
  const changed = git(copy, 'diff', '--cached', '--name-only', 'project/main', ...otherFiles)
  // The one file of the project's that the owner has changed keeps both changes.
  expect(changed).toBe('index.html')
})
