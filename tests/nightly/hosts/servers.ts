import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Running, Server } from '../../support/hosts/answers.ts'
import { started } from '../../support/program.ts'
import { freePort } from '../../support/projectCopy.ts'

/** Starts a server program at a port. The function `args` receives a temporary folder for the program's files, and returns the program's arguments. */
async function program(
  command: string,
  args: (folder: string) => string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const origin = `http://127.0.0.1:${port}`
  const isThere = () => fetch(`${origin}/robots.txt`).then(() => true)
  const options = { folder, env: { HOME: folder, ...env } }
  const { close } = await started([command, ...args(folder)], isThere, options)
  return { origin, close }
}

const isUnix = process.platform !== 'win32'
const isCommand = (name: string) => isUnix && spawnSync(name, ['-v']).error === undefined
const wrangler = 'hosts/node_modules/wrangler/bin/wrangler.js'
const apacheModules = '/usr/lib/apache2/modules'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Reads a server configuration that the build has written. Replaces its example folder /srv/site by the folder of this project. */
const configuration = (file: string) =>
  readFileSync(join('dist-hosts', file), 'utf8').replaceAll('/srv/site', resolve())

/** Writes a server configuration into a folder. Returns the path of the written file. */
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
  // nginx's main configuration as in a Linux package, except that it uses this computer's user and this test's folder.
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

/** Starts Apache as shared hosting does, with the usual modules and the rules of .htaccess. */
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

/** The servers that hosts use, each with the configuration of the build, and its known differences from the expected responses. */
export const servers: readonly (Server & { isInstalled: boolean })[] = [
  {
    name: 'nginx',
    isInstalled: isCommand('nginx') && existsSync(brotli),
    start: nginx,
    differences: [
      // nginx 1.22 sends its headers twice with equal values when it refuses a byte range.
      [/range: bytes=99999999-$/, { 'header ': /^(.+), \1$/ }],
      // nginx accepts URLs of at most 8 kB. For a longer URL, nginx sends an error page of its own.
      [/^GET \/a.*\(10001\)$/, { status: 414, type: 'text/html', body: /bytes/ }],
    ],
  },
  {
    name: 'Caddy',
    isInstalled: isCommand('caddy'),
    start: caddy,
    differences: [
      // The file system refuses file names that contain a null byte (%00) or have more than 255 bytes. Caddy answers 500 to both.
      [/^GET \/(a{50}|%00)/, { status: 500, type: /^text\/plain/, body: '3 bytes' }],
    ],
  },
  {
    name: 'Apache',
    isInstalled: isCommand('apache2'),
    start: apache,
    differences: [
      // Apache refuses file names over 255 bytes with 403, before it reads .htaccess.
      [/^GET \/a{50}/, { status: 403, type: /^text\/html/, cache: 'absent', body: /bytes/ }],
      [/^GET \/a{50}/, { 'header ': 'absent' }],
      // Apache accepts URLs of at most 8 kB, and answers longer URLs with 414.
      [/^GET \/a.*\(10001\)$/, { status: 414 }],
      // Apache answers the method TRACE itself. Only the server's main configuration could turn TRACE off, and .htaccess could not.
      [/^TRACE /, { status: 200, 'header ': 'absent' }],
      // When .htaccess refuses a method, Apache writes the header Allow itself, with the value TRACE.
      [/^(POST|PUT|PATCH|DELETE|OPTIONS) /, { 'header allow': 'TRACE' }],
    ],
  },
  {
    name: 'workerd',
    isInstalled: isUnix && existsSync(wrangler),
    start: workerd,
    differences: [
      // Cloudflare sends no header Allow when it refuses a method.
      [/^(POST|PUT|PATCH|DELETE|OPTIONS|TRACE) /, { 'header allow': 'absent' }],
      // Cloudflare answers 304 if the browser already has the same 404 page. The browser then shows its stored 404 page.
      [/^GET \/nowhere if-none-match/, { status: 304 }],
      // Cloudflare ignores the header Range and sends the whole file, as RFC 9110 allows.
      [/range: bytes=/, { status: 200, 'header content-length': /^\d{4,}$/ }],
      // The build's Cache-Control rules do not match paths with three levels. Cloudflare then sends its default, with the same effect: browsers ask the host each time.
      [/^GET \/no\/such\/page$/, { cache: 'public, max-age=0, must-revalidate' }],
      // Cloudflare chooses headers by the path, not by the status, so browsers may cache this 404 for a year. The service worker still gets the file later, because the service worker repeats a failed request without the browser's cache.
      [/^GET \/assets\/missing/, { cache: 'public, max-age=31536000, immutable' }],
      // Cloudflare corrects a badly encoded URL and redirects to the corrected URL. No file exists there.
      [/^GET \/(%zz|\.\.%2fpackage\.json)$/, { status: 307 }],
      // Cloudflare redirects a URL with two slashes to the URL with one slash. No file exists there.
      [/^GET \/\/evil\.example/, { status: 307, type: 'absent', cache: 'absent', body: '0 bytes' }],
    ],
  },
]
