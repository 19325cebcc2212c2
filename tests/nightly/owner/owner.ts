import { spawnSync } from 'node:child_process'
import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfProject } from '../../support/projectCopy.ts'
import { steps } from './steps.ts'

/** Lines of a failed command that the summary prints. */
const failing = /FAIL|✘|×|Error|error|expected|Expected|Received|^\s+\d+\) /

// An owner runs the daily tests.
const { NIGHTLY: _nightly, ...daily } = process.env

/** Runs npm in a copy of the project and prints the result in one line. */
function isGood(project: string, name: string, ...args: string[]): boolean {
  const start = Date.now()
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...daily, NO_COLOR: '1' },
    maxBuffer: 2 ** 28,
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${status === 0 ? 'green' : 'red'}  ${name} (${seconds} s)`)
  if (status === 0) return true
  const lines = (stdout + stderr).split('\n')
  const wrong = lines.filter((line) => failing.test(line))
  console.log((wrong.length > 0 ? wrong : lines.slice(-40)).slice(0, 200).join('\n'))
  return false
}

/** Whether a build stops with exactly one line, which matches. */
function isRefused(project: string, name: string, line: RegExp): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...daily, NO_COLOR: '1' },
  })
  const lines = (stdout + stderr).split('\n').filter((each) => each.includes('; expected '))
  const isRight = status === 1 && lines.length === 1 && line.test(lines[0] ?? '')
  console.log(`${isRight ? 'refused' : 'red'}  ${name}`)
  if (!isRight) console.log(stdout + stderr)
  return isRight
}

/**
 * Acts as the owner: edits a copy of this project step by step. Each step must pass the checks or
 * be refused in one line, without a change of tests. At the end it runs `npm test`, or the parts of it
 * that the arguments name, and a dry run of publishing.
 */
async function main(parts: string[]): Promise<boolean> {
  const project = copyOfProject()
  try {
    for (const [name, edit, refusal] of steps) {
      if (refusal) {
        const before = join(project, 'before')
        cpSync(join(project, 'src'), before, { recursive: true })
        await edit(project)
        if (!isRefused(project, name, refusal)) return false
        rmSync(join(project, 'src'), { recursive: true })
        renameSync(before, join(project, 'src'))
        continue
      }
      await edit(project)
      // Editors format files when they save them.
      spawnSync('npx', ['oxfmt', 'src', 'demos'], { cwd: project })
      if (!isGood(project, name, 'run', 'check')) return false
    }
    return (
      isGood(project, `npm test ${parts.join(' ')}`, 'test', '--', ...parts) &&
      isGood(project, 'a dry run of publishing', 'run', 'deploy', '--', '--dry-run')
    )
  } finally {
    rmSync(project, { recursive: true })
  }
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
