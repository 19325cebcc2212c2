import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, program, type Running } from '../hosts/program.ts'

/** GTK gives its toolbar more width than a phone has; a page gets no less than its window. */
const style = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }'

/** Starts WebKitWebDriver on a screen of its own, which nobody sees. */
export async function startDriver(driver: string, screen: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), style)
  const { display, stop } = await startScreen(screen)
  const port = await freePort()
  const env = { DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder }
  const close = () => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const running = await program(driver, [`--port=${port}`], port, env)
    return { origin: running.origin, close: () => running.close().finally(close) }
  } catch (error) {
    close()
    throw error
  }
}

/** Starts Xvfb, which chooses a display that is free and names it; rejects if it ends. */
async function startScreen(command: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb ended.')))
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => {})
  return { display: `:${String(line).trim()}`, stop: () => void child.kill() }
}
