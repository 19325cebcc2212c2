import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

interface Options {
  env?: NodeJS.ProcessEnv
  /** The folder in which the program runs. */
  cwd?: string
  /** The program's temporary folder. `close` deletes this folder. */
  folder?: string
}

/** Starts a program, and calls `ready` until it returns a value. If the program ends first, rejects with the program's output. */
export async function started<T>(
  [command = '', ...args]: string[],
  ready: (printed: string) => T | Promise<T>,
  { env, cwd, folder }: Options = {},
) {
  // Starts the program in a process group of its own, so that `close` can also end the program's child processes.
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const close = async () => {
    const ended = once(child, 'exit')
    if (child.pid !== undefined && !isOver()) {
      process.kill(-child.pid)
      await ended
    }
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const end = Date.now() + 60_000; Date.now() < end && !isOver(); await setTimeout(50)) {
    const answer = await Promise.resolve(printed)
      .then(ready)
      .catch(() => undefined)
    if (answer) return { answer, close, printed: () => printed }
  }
  await close()
  throw new Error(`${command} did not start: ${printed}`)
}
