import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Running, Server } from '../../support/hosts/answers.ts'
import { started } from '../../support/program.ts'
import { freePort } from '../../support/projectCopy.ts'

/** Starts a program that serves at a port. Its arguments get a folder for its files. */
async function program(
  command: string,
  args: (folder: string) => string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const origin = `http://127.0.0.1:${port}`
  const isThere = () => fetch(`${origin}/robots.txt`).then(() => true)
  const { close } = await started([command, ...args(folder)], folder, isThere, {
    HOME: folder,
    ...env,
  })
  return { origin, close }
}

const isUnix = process.platform !== 'win32'
const isCommand = (name: string) => isUnix && spawnSync(name, ['-v']).error === undefined
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'
const apacheModules = '/usr/lib/apache2/modules'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The build's configuration with the folders of this computer. */
const configuration = (file: string) =>
  readFileSync(join('dist-hosts', file), 'utf8').replace('/srv/site', resolve())

/** Writes a configuration into a folder; returns its path. */
function written(folder: string, text: string): string {
  const file = join(folder, 'configuration')
  writeFileSync(file, text)
  return file
}

async function nginx(): Promise<Running> {
  const port = await freePort()
  const site = configuration('nginx.conf')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('  listen [::]:80;\n', '')
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
  ${site}
}
`
  return program('nginx', (folder) => ['-c', written(folder, text(folder))], port)
}

async function caddy(): Promise<Running> {
  const port = await freePort()
  const sites = configuration('Caddyfile').replace(/^[^\s#].* \{$/gm, (domains) =>
    domains.replace(/[^\s,{]+/g, (domain) => `http://${domain}:${port}`),
  )
  const text = `{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n}\n${sites}`
  const args = ['run', '--adapter', 'caddyfile', '--config']
  return program('caddy', (folder) => [...args, written(folder, text)], port)
}

/** Apache as shared hosting has it: with its usual modules, and the rules of .htaccess. */
async function apache(served: string): Promise<Running> {
  const port = await freePort()
  const site = resolve(served)
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite']
  const text = (folder: string) => `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog "|/bin/cat 1>&2"
DefaultRuntimeDir ${folder}
${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
`
  return program('apache2', (folder) => ['-DFOREGROUND', '-f', written(folder, text(folder))], port)
}

async function workerd(served: string): Promise<Running> {
  const port = await freePort()
  const inspector = await freePort()
  const own = `dist-hosts/wrangler.${basename(served)}.jsonc`
  const config = existsSync(own) ? own : 'dist-hosts/wrangler.jsonc'
  const where = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)]
  const args = [wrangler, 'dev', '--local', '--config', config, ...where]
  return program(process.execPath, () => args, port, {
    CI: '1',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  })
}

/** The hosts' own servers, with the configurations of the build. */
export const servers: readonly (Server & { isInstalled: boolean })[] = [
  { name: 'nginx', isInstalled: isCommand('nginx') && existsSync(brotli), start: nginx },
  { name: 'Caddy', isInstalled: isCommand('caddy'), start: caddy },
  { name: 'Apache', isInstalled: isCommand('apache2'), start: apache },
  { name: 'workerd', isInstalled: isUnix && existsSync(wrangler), start: workerd },
]
