import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { vi } from 'vitest'

/**
 * Starts a program, and waits until it is ready; rejects with its output if it ends before. Its
 * folder goes when it is closed.
 */
export async function started<T>(
  [command = '', ...args]: string[],
  folder: string,
  ready: () => T | Promise<T>,
  env: NodeJS.ProcessEnv = {},
) {
  // In a group of its own, because some programs have children.
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const close = async () => {
    const ended = once(child, 'exit')
    if (child.pid !== undefined && !isOver()) {
      process.kill(-child.pid)
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const found = async () =>
    isOver() ||
    (await Promise.resolve()
      .then(ready)
      .catch(() => false))
  try {
    const answer = await vi.waitUntil(found, { timeout: 60_000, interval: 50 })
    if (!isOver()) return { answer: answer as T, close }
  } catch {
    // It is not ready in time.
  }
  await close()
  throw new Error(`${command} did not start: ${said}`)
}
