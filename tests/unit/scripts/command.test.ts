import { afterEach, expect, test, vi } from 'vitest'
import { command } from '../../../scripts/command.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const usage = 'Usage: npm run deploy, or npm run deploy "--" --dry-run'

test.each([
  ['an unknown option', ['--dry'], undefined, usage],
  ['an option without its hyphens', ['dry-run'], undefined, usage],
  ['an option that npm kept', [], 'npm_config_dry_run', `npm kept --dry-run for itself. ${usage}`],
])('%s ends a command with one line, before it does anything', async (_, args, kept, line) => {
  if (kept) vi.stubEnv(kept, 'true')
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const main = vi.fn<() => Promise<void>>()
  await command(usage, { args, options: { 'dry-run': { type: 'boolean' } } }, main)
  expect(said.mock.calls).toEqual([[line]])
  expect(exit.mock.calls).toEqual([[1]])
  expect(main).not.toHaveBeenCalled()
})
