import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the lock. An empty folder in it names the program that holds the outputs: "4711-86400 npm run deploy". */
const lock = 'node_modules/.cache/running'

/** The variable by which programs know that the one that started them holds what they use. */
const inherited = 'OUTPUTS_HELD_BY'

/**
 * Names a process by its number and, on Linux, the moment of its start. The number alone is not
 * enough, because each start of a container gives the same small numbers to processes and threads.
 */
function identity(pid: number | string): string {
  const file = `/proc/${pid}/stat`
  const state = existsSync(file) ? readFileSync(file, 'latin1') : ''
  // A process that has ended (Z) may stay in the list.
  const [, start = ''] = /.*\) [^Z](?: \S+){18} (\d+)/s.exec(state) ?? []
  return `${pid}-${start}`
}

/** Whether the process with an identity is running. */
function isRunning(id: string): boolean {
  const [pid = ''] = id.split('-')
  try {
    return process.kill(Number(pid), 0) && identity(pid) === id
  } catch {
    return false
  }
}

const inUse = (program: string, pid: number) =>
  `${program} is running in this folder (process ${pid}): wait until it ends, or end it. If process ${pid} is another program, delete ${lock}.`

/**
 * Keeps the other programs of a project from its outputs, until this one ends or calls the returned
 * function. Throws one line if another one has them.
 */
export function holdOutputs(root = '.'): () => void {
  const { pid, env } = process
  const running = join(root, lock)
  const own = `${running}-${pid}`
  const id = identity(pid)
  const name = `${id} npm run ${env.npm_lifecycle_event ?? 'build'}`
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
    // A lock with this program's own number is left over from a killed program.
    if (holder !== id && isRunning(holder)) throw new Error(inUse(program, parseInt(holder)))
    release(held)
    return holdOutputs(root)
  }
  env[inherited] = id
  process.once('exit', () => release())
  return release
}
