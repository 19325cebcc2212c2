import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdOutputs } from '../../../plugins/lock.ts'

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const module = pathToFileURL('plugins/lock.ts').href

test('one program at a time has the outputs, with what it starts, until it ends or is stopped', () => {
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
  expect(elsewhere(undefined)).toContain(
    `npm run deploy is running in this folder (process ${process.pid}): wait until it ends, or end it.`,
  )
  release()
  expect(elsewhere(undefined, 'process.kill(process.pid, "SIGKILL")')).toBe('')
  expect(elsewhere(undefined)).toBe('')
})
