import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { served } from '../../../plugins/hosting/write.ts'
import { serve } from '../../../scripts/serve.ts'
import { freePort, program, type Running } from './program.ts'

/** The site or demo to serve, and where. */
interface Place {
  /** The folder with dist/, dist-demos/ and dist-hosts/; by default the project. */
  root?: string
  /** By default any free port. */
  port?: number
}

/** Starts a server for this computer only. Its origin serves the folder of the host `domain`. */
type Start = (domain: string, place?: Place) => Promise<Running>

/** A server that can run with the build's configuration. */
export interface Server {
  name: string
  isInstalled: boolean
  start: Start
}

const isUnix = process.platform !== 'win32'
const isCommand = (name: string) => isUnix && spawnSync(name, ['-v']).error === undefined
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The build's configuration with folders and port of this computer; `domain` answers for any host name. */
function configuration(file: string, domain: string, root: string, port: number): string {
  return readFileSync(join(root, 'dist-hosts', file), 'utf8')
    .replaceAll(served, resolve(root))
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('  listen [::]:80;\n', '')
    .replaceAll(`server_name ${domain};`, `server_name ${domain} 127.0.0.1;`)
}

/** Writes a configuration into a folder; returns its path. */
function written(folder: string, text: string): string {
  const file = join(folder, 'configuration')
  writeFileSync(file, text)
  return file
}

async function nginx(domain: string, { root = '.', port: wanted }: Place = {}): Promise<Running> {
  const port = wanted ?? (await freePort())
  // The main configuration of a Linux package, but for this user and this test.
  const text = (folder: string) => `load_module ${brotli};
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
  ${configuration('nginx.conf', domain, root, port)}
}
`
  return program('nginx', (folder) => ['-c', written(folder, text(folder))], port)
}

async function caddy(domain: string, { root = '.', port: wanted }: Place = {}): Promise<Running> {
  const port = wanted ?? (await freePort())
  const sites = configuration('Caddyfile', domain, root, port).replace(
    /^(\S+) \{$/gm,
    (_, host: string) =>
      host === domain ? `http://127.0.0.1:${port} {` : `http://${host}:${port} {`,
  )
  const text = `{\n  admin off\n  auto_https off\n}\n${sites}`
  const args = ['run', '--adapter', 'caddyfile', '--config']
  return program('caddy', (folder) => [...args, written(folder, text)], port)
}

async function workerd(domain: string, { root = '.', port: wanted }: Place = {}): Promise<Running> {
  const port = wanted ?? (await freePort())
  const inspector = await freePort()
  const [slug = ''] = domain.split('.')
  const own = join(root, 'dist-hosts', `wrangler.${slug}.jsonc`)
  const config = existsSync(own) ? own : join(root, 'dist-hosts/wrangler.jsonc')
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
  const args = [wrangler, 'dev', '--local', '--config', config, ...where]
  return program(process.execPath, () => args, port, {
    CI: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  })
}

async function local(domain: string, { root = '.', port = 0 }: Place = {}): Promise<Running> {
  const [slug = ''] = domain.split('.')
  const demo = join(root, 'dist-demos', slug)
  return serve({ directory: existsSync(demo) ? demo : join(root, 'dist'), port })
}

export const servers: readonly Server[] = [
  { name: 'the local server', isInstalled: true, start: local },
  { name: 'nginx', isInstalled: isCommand('nginx') && existsSync(brotli), start: nginx },
  { name: 'Caddy', isInstalled: isCommand('caddy'), start: caddy },
  { name: 'workerd', isInstalled: isUnix && existsSync(wrangler), start: workerd },
]
