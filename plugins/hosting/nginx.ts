import {
  byHeader,
  expression,
  indented,
  pageFile,
  quoted,
  revalidated,
  types,
  unservedPattern,
  type Hosting,
} from './rules.ts'

const typeLines = Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending};`)

const isEverywhere = ({ paths }: { paths: readonly string[] }) => paths.includes('/*')

const map = (source: string, target: string, lines: readonly string[]) =>
  `map ${source} ${target} {\n${indented(lines)}\n}\n`

/** The maps and the server block of nginx for a domain and a folder. `id` sets its variables apart from those of other sites. */
export function nginxSite(hosting: Hosting, domain: string, root: string, id: number): string {
  const variable = (name: string) => `$site${id}_${name.toLowerCase().replaceAll('-', '_')}`
  const path = variable('path')
  // The type of a file is that of its ending.
  const all = byHeader(hosting).filter(({ name }) => name !== 'Content-Type')
  const names = [...new Set(all.map(({ name }) => name))]
  const rulesOf = (name: string) => all.filter((each) => each.name === name)
  // nginx sends no header whose value is empty.
  const maps = names
    .filter((name) => !rulesOf(name).some(isEverywhere))
    .map((name) =>
      map(
        path,
        variable(name),
        rulesOf(name).flatMap(({ value, paths }) =>
          paths.map((pattern) => `${quoted(`~${expression(pattern)}`)} ${quoted(value)};`),
        ),
      ),
    )
  const found = variable('Cache-Control')
  const kept = variable('kept')
  // Only a file that was found may be kept for a year.
  const keptMap = map('$status', kept, [
    `default ${quoted(revalidated)};`,
    `~^(200|206|304)$ ${found};`,
  ])
  const headers = names.map((name) => {
    const everywhere = rulesOf(name).find(isEverywhere)
    const variableOf = name === 'Cache-Control' ? kept : variable(name)
    return `add_header ${name} ${everywhere ? quoted(everywhere.value) : variableOf} always;`
  })
  const blocks = [
    ...hosting.pages.map((page) => `location = ${page} { try_files ${pageFile(page)} =404; }`),
    ...hosting.redirects.map(
      ({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }`,
    ),
    'location / { try_files $uri =404; }',
    '# Rules for hosts, ready-made compressions and hidden files are not served.',
    `location ~ ${unservedPattern} { return 404; }`,
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location @missing { try_files /404.html =404; }',
    // In nginx, headers of a location replace those of its server.
    `location @method {\n${indented(['add_header Allow "GET, HEAD" always;', ...headers, 'return 405;'])}\n}`,
  ]
  return `${[...maps, keptMap].join('\n')}
server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  root ${root};
  # The path as it was asked for, before try_files finds a file.
  set ${path} $uri;

  server_tokens off;
  absolute_redirect off;
  if_modified_since exact;
  types {
${indented(typeLines, '    ')}
  }

  gzip_static on;
  gzip_vary on;
  brotli_static on;

${indented(headers)}

  error_page 404 @missing;
  error_page 405 = @method;

${indented(blocks.join('\n').split('\n'))}
}
`
}

/** What nginx needs for domains of more than 46 characters, and only then, because it allows the setting once. */
export const nginxNames = (domains: readonly string[]) =>
  domains.some((domain) => domain.length > 46) ? ['server_names_hash_bucket_size 512;\n'] : []

/** The server block of nginx for a domain that leads to another, path and query included. */
export const nginxRedirect = (domain: string, origin: string) => `server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  return 308 ${origin}$request_uri;
}
`
