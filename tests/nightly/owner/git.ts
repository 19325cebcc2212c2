import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder with the files of an invented agency. Below this folder, each file has the same path as in the project. */
const agency = 'tests/nightly/owner/agency'

/** Patterns of the files that belong to an owner. */
export const ownPatterns = `src/content src/theme/*.yaml src/theme/package.json src/theme/logo.ts
  manifest/*.svg manifest/screenshots demos/*/* demos/package.json`.split(/\s+/)

/** Arguments that make a git command leave out the owner's files. */
export const otherFiles = ['--', '.', ...ownPatterns.map((pattern) => `:(exclude)${pattern}`)]

/** Settings of git for this test. A commit needs an author, and `safe.directory` lets git read files of another user. */
const env = {
  ...process.env,
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.directory',
  GIT_CONFIG_VALUE_0: '*',
  GIT_CONFIG_GLOBAL: join(tmpdir(), 'no-settings'),
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@agency.example',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@agency.example',
}

/** Runs git. Returns its exit code and output, also if git fails. */
export function tryGit(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  return { status, stdout, said: `git ${args.join(' ')}: ${stdout}${stderr}` }
}

/** Runs git. Returns its output, and throws if git fails. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, said } = tryGit(folder, ...args)
  if (status !== 0) throw new Error(said)
  return stdout.trim()
}

export function commit(folder: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '-qm', 'A state')
}

/** Replaces the owner's files in a repository by the files of an invented agency. */
export function layOver(folder: string): void {
  git(folder, 'rm', '-rfq', '--ignore-unmatch', '--', ...ownPatterns)
  cpSync(agency, folder, { recursive: true })
}
