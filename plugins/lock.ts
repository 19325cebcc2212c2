import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder that exists while a program holds the lock. The folder contains one empty subfolder, whose name
 * is the program's identity() and its command: "4711-86400 npm run deploy".
 */
const lock = 'node_modules/.cache/running'

/** The environment variable that tells child processes which process holds the lock. */
const holderVariable = 'OUTPUTS_HELD_BY'

/**
 * Returns the number of a process and, on Linux, its start time: "4711-86400". The number alone does not
 * identify a process, because a restarted container gives the same numbers to new processes.
 */
function identity(pid: number | string): string {
  const file = `/proc/${pid}/stat`
  const state = existsSync(file) ? readFileSync(file, 'latin1') : ''
  // Ignores the start time of a zombie process (state Z), which has ended.
  const [, start = ''] = /.*\) [^Z](?: \S+){18} (\d+)/s.exec(state) ?? []
  return `${pid}-${start}`
}

/** Whether the process that identity() identified is still running. */
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
 * Locks the build outputs of a project, so that no other program changes them. Returns a function
 * that releases the lock. The end of the process also releases the lock. Throws if another program
 * holds the lock.
 */
export function holdOutputs(root = '.'): () => void {
  const { pid, env } = process
  const held = join(root, lock)
  const temporary = `${held}-${pid}`
  const id = identity(pid)
  const name = `${id} npm run ${env.npm_lifecycle_event ?? 'build'}`
  const release = (holder = name) => {
    // Does nothing if the lock folder is missing. `npm ci` deletes node_modules, which contains the lock folder.
    if (!existsSync(join(held, holder))) return
    renameSync(held, temporary)
    rmSync(temporary, { recursive: true })
  }
  mkdirSync(join(temporary, name), { recursive: true })
  try {
    // If another program holds the lock, renaming fails, because the lock folder exists and contains a subfolder.
    renameSync(temporary, held)
  } catch {
    rmSync(temporary, { recursive: true })
    const [holder = ''] = readdirSync(held)
    const [holderId = '', program = ''] = holder.split(/ (.+)/)
    if (holderId === env[holderVariable]) return () => {}
    // Deletes the lock of a process that no longer runs. Also deletes a lock with the identity of this process,
    // because after a container is restarted, a new process may have the same identity as an earlier process.
    if (holderId !== id && isRunning(holderId)) throw new Error(inUse(program, parseInt(holderId)))
    release(holder)
    return holdOutputs(root)
  }
  env[holderVariable] = id
  process.once('exit', () => release())
  return release
}
