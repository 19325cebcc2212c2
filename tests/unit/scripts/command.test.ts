import { afterEach, expect, test, vi } from 'vitest'
import { command } from '../../../scripts/command.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const usage = 'Usage: npm run deploy, or npm run deploy "--" --dry-run'

test.each([
  ['an unknown option', ['--dry'], '', usage],
  ['an option without its hyphens', ['dry-run'], '', usage],
  ['an option that npm kept', [], 'dry_run', `npm kept --dry-run for itself. ${usage}`],
  ['a failure', ['--dry-run'], '', 'The build failed.'],
])('a command ends with one line for %s', async (_, args, kept, line) => {
  if (kept) vi.stubEnv(`npm_config_${kept}`, 'true')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const fail = () => Promise.reject(new Error('The build failed.'))
  await command(usage, { args, options: { 'dry-run': { type: 'boolean' } } }, fail)
  expect(said.mock.calls).toEqual([[line]])
  expect(exit.mock.calls).toEqual([[1]])
})
