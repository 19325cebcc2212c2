import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Says on the way out how much memory the process had at most, in kB. */
const reporter =
  'data:text/javascript,process.on("exit",()=>console.error("memory "+process.resourceUsage().maxRSS))'

/** Builds a project in its folder: seconds, and the most memory it had, in MB. Throws with what it said when it fails. */
export async function build(folder: string): Promise<{ seconds: number; memory: number }> {
  const start = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', reporter, join('node_modules', 'vite', 'bin', 'vite.js'), 'build'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`The build in ${folder} failed: ${said}`)
  const [, kilobytes] = /memory (\d+)/.exec(said) ?? []
  return { seconds: (performance.now() - start) / 1000, memory: Number(kilobytes) / 1024 }
}

/** When each encoded picture was written, by name: a second build must leave all as they are. */
export function encodedAt(folder: string): string {
  const cache = join(folder, 'node_modules/.cache/photographs')
  return readdirSync(cache)
    .map((file) => `${file} ${statSync(join(cache, file)).mtimeMs}`)
    .join('\n')
}
