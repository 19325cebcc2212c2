import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs the doctor. Its browser is a program that ends at once. */
function doctor(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/doctor.ts', ...args],
    { env: { ...process.env, CHROME_PATH: process.execPath }, encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

test('this project has nothing wrong; a browser that does not start is named', () => {
  const { stdout, status } = doctor()
  expect(stdout).toMatch(/^good {10}Every text/m)
  expect(stdout).toMatch(/^look at this {2}.*no browser/m)
  expect(stdout).toMatch(/, 0 wrong;.*\n$/)
  expect(status).toBe(0)
})

test('an option ends with one line', () => {
  const { stdout, stderr, status } = doctor('--color')
  expect([stdout, stderr]).toEqual(['', 'npm run doctor takes no options.\n'])
  expect(status).toBe(1)
})
