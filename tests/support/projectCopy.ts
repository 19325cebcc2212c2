import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** Caches that all copies of the project share. The name of each cached file is a hash of its content, so copies cannot conflict. */
const shared = ['photographs', 'fonts', 'compressed'].map((name) => join('.cache', name))

/** Copies this project into a temporary folder, without builds and with links to the installed packages. Returns the folder. */
export function copyOfProject(): string {
  const target = mkdtempSync(join(tmpdir(), 'copy-'))
  const ignored = readFileSync('.gitignore', 'utf8').split(/\/?\r?\n/)
  const left = new Set(['.git', ...ignored])
  cpSync('.', target, { recursive: true, filter: (path) => !left.has(basename(path)) })
  mkdirSync(join(target, 'node_modules/.cache'), { recursive: true })
  for (const name of shared) mkdirSync(join('node_modules', name), { recursive: true })
  const packages = readdirSync('node_modules').filter((name) => !['.cache', '.vite'].includes(name))
  for (const name of [...packages, ...shared])
    symlinkSync(resolve('node_modules', name), join(target, 'node_modules', name))
  return target
}

/** The environment variables for commands. Leaves out variables that Vitest sets, because with them a build would use React's development version. */
const {
  NODE_ENV: _mode,
  VITEST: _vitest,
  DEV: _dev,
  PROD: _prod,
  MODE: _name,
  ...ours
} = process.env

/** Runs a command in a copy of the project. Returns the exit code and the output. */
export function ran(
  project: string,
  [command = '', ...args]: string[],
  env: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...ours, ...env },
    shell: process.platform === 'win32',
  })
  return { status, said: stdout + stderr }
}

/** Runs a command in a copy of the project. Returns the output if the command fails, and an empty text otherwise. */
export function problems(...given: Parameters<typeof ran>): string {
  const { status, said } = ran(...given)
  console.log(said.trimEnd().split('\n').slice(-4).join('\n'))
  return status === 0 ? '' : said
}

/** Changes a file of a copy. Throws if the file stays the same, because the test would then test nothing. */
export function edit(project: string, file: string, change: (text: string) => string): void {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} has nothing to change`)
  writeFileSync(path, after)
}

/** Finds a free port of this computer. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
