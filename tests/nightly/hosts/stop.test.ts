import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './program.ts'

/** Whether a program listens at a port of this computer. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.unref()
  })

test.skipIf(process.platform === 'win32')(
  'a signal to npm run preview also ends the server',
  async () => {
    const port = await freePort()
    const npm = spawn('npm', ['run', 'preview'], {
      // A group of its own, so that the test can end a server that is left.
      detached: true,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    })
    try {
      await expect.poll(() => listens(port), { timeout: 30_000 }).toBe(true)
      npm.kill('SIGTERM')
      await once(npm, 'exit')
      await expect.poll(() => listens(port), { timeout: 3_000 }).toBe(false)
    } finally {
      if (npm.pid !== undefined && (await listens(port))) process.kill(-npm.pid, 'SIGKILL')
    }
  },
)
