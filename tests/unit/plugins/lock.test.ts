import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdOutputs } from '../../../plugins/lock.ts'
import { temporaryFolder } from '../../support/unit/temporary.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const module = pathToFileURL('plugins/lock.ts').href

test('one program and the programs that it starts hold the outputs until the program ends or is killed', () => {
  const root = temporaryFolder()
  onTestFinished(() => void vi.unstubAllEnvs())
  /** Runs a program that locks the output folders, and then runs the code in `then`. If a parent process already holds the lock, `holder` identifies that process. Returns the program's error output. */
  function elsewhere(holder: string | undefined, then = ''): string {
    const script = `import { holdOutputs } from '${module}'; holdOutputs(); ${then}`
    const args = ['--import', tsx, '--input-type=module', '--eval', script]
    const env = { ...process.env, OUTPUTS_HELD_BY: holder }
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stderr
  }
  vi.stubEnv('npm_lifecycle_event', 'deploy')
  vi.stubEnv('OUTPUTS_HELD_BY', undefined)
  const release = holdOutputs(root)
  expect(elsewhere(process.env.OUTPUTS_HELD_BY)).toBe('')
  const { pid, ppid } = process
  const running = join('node_modules', '.cache', 'running')
  expect(elsewhere(undefined)).toContain(
    `npm run deploy is running in this folder (process ${pid}): wait until it ends, or end it. If process ${pid} is another program, delete node_modules/.cache/running.`,
  )
  const [own = ''] = readdirSync(join(root, running))
  release()
  // Simulates locks that killed programs have left. The system has reused their process IDs for this program and its parent.
  const stranger = process.platform === 'linux' ? [own.replace(String(pid), String(ppid))] : []
  for (const left of [own, `${pid}-1 npm run build`, ...stranger]) {
    vi.stubEnv('OUTPUTS_HELD_BY', undefined)
    mkdirSync(join(root, running, left), { recursive: true })
    holdOutputs(root)()
  }
  expect(elsewhere(undefined, 'process.kill(process.pid, "SIGKILL")')).toBe('')
  expect(elsewhere(undefined)).toBe('')
})
