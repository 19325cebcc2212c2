import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdOutputs } from '../../../plugins/lock.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const module = pathToFileURL('plugins/lock.ts').href

test('one program at a time has the outputs, with what it starts, until it ends or is killed', () => {
  const root = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  onTestFinished(() => void vi.unstubAllEnvs())
  /** Holds the outputs in a program of its own, which then does something else. Returns its errors. */
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
  // Left by killed programs, whose numbers this program, or on Linux its parent, has now.
  const stranger = process.platform === 'linux' ? [own.replace(String(pid), String(ppid))] : []
  for (const left of [own, `${pid}-1 npm run build`, ...stranger]) {
    vi.stubEnv('OUTPUTS_HELD_BY', undefined)
    mkdirSync(join(root, running, left), { recursive: true })
    holdOutputs(root)()
  }
  expect(elsewhere(undefined, 'process.kill(process.pid, "SIGKILL")')).toBe('')
  expect(elsewhere(undefined)).toBe('')
})
