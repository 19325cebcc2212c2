import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask.ts'

export interface Running {
  origin: string
  close: () => Promise<void>
}

/** A free port of this computer. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts a program in its own process group and waits until it answers; rejects with its output.
 * `args` get a folder for the program's files, which goes when it ends.
 */
export async function program(
  command: string,
  args: (folder: string) => string[],
  port: number,
  env = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const child = spawn(command, args(folder), {
    detached: true,
    env: { ...process.env, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  const close = async () => {
    await stop(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answered(origin, child)
  } catch {
    await close()
    throw new Error(`${command} does not answer: ${said}`)
  }
  return { origin, close }
}

/** Ends a program and its children, of which wrangler has several. Ignores a program that has ended. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid)
  await ended
}

async function answered(origin: string, child: ChildProcess): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 60_000;) {
    if (child.exitCode !== null) throw new Error('It ended.')
    const isThere = await ask(origin, { path: '/robots.txt' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('It took too long.')
}
