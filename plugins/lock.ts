import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Has an empty folder with the name of the program that holds the outputs: "4711 npm run deploy". */
const lock = 'node_modules/.cache/running'

/** The variable by which programs know that the one that started them holds what they use. */
const inherited = 'OUTPUTS_HELD_BY'

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/**
 * Keeps the other programs of a project from its outputs, until this one ends or calls the returned
 * function. Throws one line if another one has them.
 */
export function holdOutputs(root = '.'): () => void {
  const { pid, env } = process
  const running = join(root, lock)
  const own = `${running}-${pid}`
  const name = `${pid} npm run ${env.npm_lifecycle_event ?? 'build'}`
  const release = (held = name) => {
    // `npm ci` may have removed it.
    if (!existsSync(join(running, held))) return
    renameSync(running, own)
    rmSync(own, { recursive: true })
  }
  mkdirSync(join(own, name), { recursive: true })
  try {
    // Fails if there is one with something in it.
    renameSync(own, running)
  } catch {
    rmSync(own, { recursive: true })
    const [held = ''] = readdirSync(running)
    const [holder = '', program = ''] = held.split(/ (.+)/)
    if (holder === env[inherited]) return () => {}
    const line = `${program} is running in this folder (process ${holder}): wait until it ends, or end it.`
    if (isAlive(holder)) throw new Error(line)
    release(held)
    return holdOutputs(root)
  }
  env[inherited] = String(pid)
  process.once('exit', () => release())
  return release
}
