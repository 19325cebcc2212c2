import {
  commonHeaders,
  fits,
  hashed,
  unserved,
  immutable,
  indented,
  quoted,
  resourcePolicy,
  revalidated,
  singleRules,
  types,
  type Hosting,
} from './rules.ts'

/** Cache-Control by status and path: found files under the hashed folder are immutable, everything else is revalidated. And who may load a file. */
export const nginxMaps = `map $uri $found_cache_control {
  default ${quoted(revalidated)};
  ~^${hashed.replace('*', '')} ${quoted(immutable)};
}

map $uri $site_resource_policy {
  default ${quoted(resourcePolicy.own)};
  ${quoted(`~${resourcePolicy.pattern}`)} ${quoted(resourcePolicy.shown)};
}

map $status $site_cache_control {
  default ${quoted(revalidated)};
  ~^(200|206|304)$ $found_cache_control;
}
`

/** An unserved name as a regular expression: "*.br" matches anywhere, "_headers" at the root. */
const pattern = (name: string) =>
  name.startsWith('*') ? name.slice(1).replace('.', '\\.') : `^/${name.replace('.', '\\.')}`

function typeLines(): string[] {
  return Object.entries(types).map(([ending, type]) => `${type.replace(/;.*/, '')} ${ending};`)
}

const charsetTypes = Object.values(types).flatMap((type) =>
  type.includes('charset') && !type.startsWith('text/html') ? type.replace(/;.*/, '') : [],
)

/** An nginx server block for a domain and a folder. The configuration needs `nginxMaps` once before all of them. */
export function nginxServer(hosting: Hosting, domain: string, root: string): string {
  const only = singleRules(hosting)
  const header = ([key, value]: [string, string]) => `add_header ${key} ${quoted(value)} always;`
  const common = [
    ...Object.entries(commonHeaders(hosting)).map(header),
    `add_header ${resourcePolicy.name} $site_resource_policy always;`,
    'add_header Cache-Control $site_cache_control always;',
  ]
  const page = (path: string) => {
    const own = only
      .filter((rule) => fits(rule.path, path))
      .flatMap((rule) => Object.entries(rule.headers))
    const file = path === '/' ? '/index.html' : `${path}.html`
    // In nginx, headers of a location replace those of its server.
    const lines = [
      ...(own.length > 0 ? [...own.map(header), ...common] : []),
      `try_files ${file} =404;`,
    ]
    return `location = ${path} {\n${indented(lines)}\n}`
  }
  const blocks = [
    ...hosting.pages.map(page),
    ...hosting.redirects.map(
      ({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }`,
    ),
    'location / { try_files $uri =404; }',
    '# Rules for hosts, ready-made compressions and hidden files are not served.',
    `location ~ (${unserved.map(pattern).join('|')})$ { return 404; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location @missing { try_files /404.html =404; }',
    `location @method {\n${indented(['add_header Allow "GET, HEAD" always;', ...common, 'return 405;'])}\n}`,
  ]
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  if_modified_since exact;
  charset utf-8;
  charset_types ${charsetTypes.join(' ')};
  types {
${indented(typeLines(), '    ')}
  }

  gzip_static on;
  gzip_vary on;
  brotli_static on;

${indented(common)}

  error_page 404 @missing;
  error_page 405 = @method;

${indented(blocks.join('\n').split('\n'))}
}
`
}
