import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names the program that holds the outputs: "4711 npm run deploy". */
const lock = 'node_modules/.cache/outputs-held-by'

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
  const file = join(root, lock)
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Fails if it is there.
    writeFileSync(file, `${pid} npm run ${env.npm_lifecycle_event ?? 'build'}`, { flag: 'wx' })
  } catch {
    const [holder = '', program = ''] = readFileSync(file, 'utf8').split(/ (.+)/)
    if (holder === env[inherited]) return () => {}
    const line = `${program} is running in this folder (process ${holder}): wait until it ends, or end it.`
    if (isAlive(holder)) throw new Error(line)
    rmSync(file)
    return holdOutputs(root)
  }
  env[inherited] = String(pid)
  const release = () => {
    process.off('exit', release)
    // `npm ci` may have removed it.
    rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}
