import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfProject } from '../../support/projectCopy.ts'
import { mutants, type Mutant } from './mutants.ts'

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose']
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list']

// The daily tests must notice each fault.
const { NIGHTLY: _nightly, ...daily } = process.env

/** Runs the tests that must notice a fault; returns the titles of the failed ones. */
function guards({ part, tests }: Mutant, project: string): string[] {
  const node = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: project,
      encoding: 'utf8',
      env: { ...daily, NO_COLOR: '1' },
      maxBuffer: 2 ** 28,
    })
  const build = node('node_modules/vite/bin/vite.js', 'build')
  // A build that stops has noticed the fault too.
  if (build.status !== 0) return [`the build: ${build.stderr.trim().split('\n')[0]}`]
  const { stdout, stderr } =
    part === 'browser'
      ? node(...playwright, '-g', tests)
      : node(...vitest, '--config', 'vitest.build.config.ts', '--project', part, '-t', tests)
  const red = [
    ...(stdout + stderr).matchAll(/^\s*(?:×|✘|FAIL)\s+(?:\d+ )?(.*?)(?: \(?[\d.]+ ?m?s\)?)?$/gm),
  ]
  return [...new Set(red.map(([, title = '']) => title))]
}

/** Tries a fault and prints the first test that noticed it; false if none did. */
function isNoticed(mutant: Mutant, project: string): boolean {
  const path = join(project, mutant.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(mutant.from, () => mutant.to),
  )
  try {
    const [first, ...others] = guards(mutant, project)
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    console.log(
      `${first ? 'noticed ' : 'SURVIVED'}  ${mutant.fault}\n          ${first ?? ''}${more}`,
    )
    return first !== undefined
  } finally {
    writeFileSync(path, text)
  }
}

/** Tries each fault of the table in a copy of the project. Arguments select faults by words of their description. */
function main(words: string[]): boolean {
  const chosen = mutants.filter(({ fault }) => words.every((word) => fault.includes(word)))
  for (const { file, from } of mutants)
    if (readFileSync(file, 'utf8').split(from).length !== 2)
      throw new Error(`${file}: expected exactly once: ${from}`)
  const project = copyOfProject()
  try {
    const noticed = chosen.filter((mutant) => isNoticed(mutant, project)).length
    console.log(`\n${noticed} of ${chosen.length} faults noticed`)
    return noticed === chosen.length
  } finally {
    rmSync(project, { recursive: true })
  }
}

process.exitCode = main(process.argv.slice(2)) ? 0 : 1
