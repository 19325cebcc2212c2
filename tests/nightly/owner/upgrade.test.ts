import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../../plugins/folders.ts'
import { copyOfProject, edit } from '../../support/projectCopy.ts'
import { commit, git, layOver, otherFiles, ownPatterns, tryGit } from './git.ts'

/** A repository of the project with two commits: an earlier version and a later version. */
let project: string
/** An owner's clone of the earlier version, with the content of an invented agency. */
let copy: string
afterAll(() => {
  for (const folder of [project, copy]) rmSync(folder, { recursive: true })
})

const retired = 'demos/retired/style.css'
const untouched = 'demos/untouched/style.css'

const replace = (folder: string, file: string, from: string | RegExp, to: string) =>
  edit(folder, file, (text) => text.replace(from, to))

/** Lists the owner's files, each with the hash of its bytes. Leaves out the file `untouched`: the owner has not changed this file, so the upgrade replaces it. */
const ownFiles = (folder: string) =>
  git(folder, 'ls-files', '--stage', '--', ...ownPatterns, `:(exclude)${untouched}`)

/** The git commands in docs/recipes/upgrade.md. Leaves out `git remote`, because its argument is only a placeholder. */
const commands = [...readFileSync('docs/recipes/upgrade.md', 'utf8').matchAll(/^git (.+)$/gm)]
  .map(([, args = '']) => args.split(' '))
  .filter(([command]) => command !== 'remote')

beforeAll(() => {
  project = copyOfProject()
  rmSync(join(project, 'node_modules'), { recursive: true })
  git(project, 'init', '-q', '-b', 'main')
  const style = 'h1 { color: red }\n'
  writeFiles(project, { [retired]: style, [untouched]: style })
  commit(project)

  copy = mkdtempSync(join(tmpdir(), 'owner-'))
  git(tmpdir(), 'clone', '-q', project, copy)
  git(copy, 'remote', 'rename', 'origin', 'project')
  layOver(copy)
  git(copy, 'checkout', 'HEAD', untouched)
  replace(copy, 'package-lock.json', '"version": "1.0.0"', '"version": "1.0.0-ours"')
  appendFileSync(join(copy, 'index.html'), '<!-- The owner was here. -->\n')
  commit(copy)

  // In the later version, some files of the project have changed, and one file is new.
  replace(project, 'src/content/home.yaml', /$/, '# A later word.\n')
  replace(project, 'src/theme/package.json', /"(5\.\d+)\.\d+"/, '"$1.99"')
  replace(project, 'package-lock.json', '"version": "1.0.0"', '"version": "1.1.0"')
  for (const demo of [retired, untouched]) replace(project, demo, 'red', 'blue')
  appendFileSync(join(project, 'src/main.ts'), '// A later state.\n')
  writeFiles(project, { 'src/later.ts': 'export {}\n' })
  commit(project)
})

test('an owner upgrades by the recipe, and keeps every file that they have changed or removed', () => {
  const before = ownFiles(copy)
  expect(before.split('\n').length).toBeGreaterThan(20)
  expect(commands.map(([command]) => command)).toEqual(expect.arrayContaining(['diff', 'merge']))
  for (const command of commands) {
    const { status, said } = tryGit(copy, ...command)
    if (command[0] === 'merge') expect(said).toContain('CONFLICT')
    else expect(status, said).toBe(0)
    // `git diff` shows which texts the later version has added to the content files.
    if (command[0] === 'diff') expect(said).toContain('+# A later word.')
  }
  git(copy, 'rm', '-q', retired)
  expect(git(copy, 'ls-files', '--unmerged')).toBe('')
  expect(git(copy, 'ls-files', '--others', '--exclude-standard')).toBe('')
  expect(git(copy, 'diff', '--name-only')).toBe('')
  expect(ownFiles(copy)).toBe(before)
  // The file that the owner removed stays removed. The file that the owner never changed is now that of the later version.
  expect(existsSync(join(copy, retired))).toBe(false)
  expect(readFileSync(join(copy, untouched), 'utf8')).toContain('blue')
  const changed = git(copy, 'diff', '--cached', '--name-only', 'project/main', ...otherFiles)
  // Outside the owner's folders, the copy differs from the project only in index.html, which the owner has changed.
  expect(changed).toBe('index.html')
})
