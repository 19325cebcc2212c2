import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { served } from '../../build/hosts.ts'
import { serve } from '../../tools/serve.ts'
import { ask } from './ask.ts'

export interface Running {
  origin: string
  close: () => Promise<void>
}

/** A server that can serve the build as it is configured by it. */
export interface Engine {
  name: string
  isInstalled: boolean
  /** Starts it on this computer alone. `domain` is the host whose folder its origin answers from. */
  start: (domain: string) => Promise<Running>
}

const isCommand = (name: string) => spawnSync(name, ['-v']).error === undefined
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a program in a process group of its own and waits until it answers; rejects with what it said. */
async function program(command: string, args: string[], port: number, env = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  try {
    await answered(origin, child)
  } catch {
    stop(child)
    throw new Error(`${command} does not answer: ${said}`)
  }
  const close = async () => {
    const ended = once(child, 'exit')
    stop(child)
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, close }
}

/** Its children too: wrangler has several. */
const stop = ({ pid }: ChildProcess) => void (pid && process.kill(-pid))

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

/** The build's own configuration, with the folders and the port of this computer; `domain` answers to any name. */
function configuration(file: string, domain: string, port: number): string {
  return readFileSync(join('dist-hosts', file), 'utf8')
    .replaceAll(served, resolve('.'))
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(`server_name ${domain};`, `server_name ${domain} 127.0.0.1;`)
}

async function nginx(domain: string): Promise<Running> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = join(folder, 'nginx.conf')
  // As a package of the system runs it, but by this user, and for this test alone.
  const text = `${existsSync(brotli) ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${configuration('nginx.conf', domain, port)}
}
`
  writeFileSync(file, text)
  return program('nginx', ['-c', file], port)
}

async function caddy(domain: string): Promise<Running> {
  const port = await freePort()
  const file = join(mkdtempSync(join(tmpdir(), 'caddy-')), 'Caddyfile')
  const sites = configuration('Caddyfile', domain, port).replace(
    /^(\S+) \{$/gm,
    (_, host: string) =>
      host === domain ? `http://127.0.0.1:${port} {` : `http://${host}:${port} {`,
  )
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${sites}`)
  return program('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port)
}

async function workerd(domain: string): Promise<Running> {
  const port = await freePort()
  const inspector = await freePort()
  const [slug = ''] = domain.split('.')
  const own = join('dist-hosts', `wrangler.${slug}.jsonc`)
  const config = existsSync(own) ? own : 'dist-hosts/wrangler.jsonc'
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
  const args = [wrangler, 'dev', '--local', '--config', config, ...where]
  return program(process.execPath, args, port, {
    CI: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  })
}

async function local(domain: string): Promise<Running> {
  const [slug = ''] = domain.split('.')
  const demo = join('dist-demos', slug)
  return serve({ directory: existsSync(demo) ? demo : 'dist', port: 0 })
}

export const engines: readonly Engine[] = [
  { name: 'the local server', isInstalled: true, start: local },
  { name: 'nginx', isInstalled: isCommand('nginx') && existsSync(brotli), start: nginx },
  { name: 'Caddy', isInstalled: isCommand('caddy'), start: caddy },
  { name: 'workerd', isInstalled: existsSync(wrangler), start: workerd },
]
