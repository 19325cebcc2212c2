import {
  commonHeaders,
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

const escaped = (path: string) => path.replaceAll('.', String.raw`\.`)

/** A Caddy site block for an address, for example "https://example.com", and a folder. */
export function caddySite(hosting: Hosting, address: string, root: string): string {
  const only = singleRules(hosting)
  const files = `file_server {
    precompressed br gzip
    hide ${[...unserved, '.git', '.env'].join(' ')}
    disable_canonical_uris
  }`
  const lines = [
    `root * ${root}`,
    ...Object.entries(commonHeaders(hosting)).map(
      ([name, value]) => `header ${name} ${quoted(value)}`,
    ),
    `@shown path_regexp ${resourcePolicy.pattern}`,
    `header @shown ${resourcePolicy.name} ${resourcePolicy.shown}`,
    `@own not path_regexp ${resourcePolicy.pattern}`,
    `header @own ${resourcePolicy.name} ${resourcePolicy.own}`,
    'header -Server',
    `@hashed path ${hashed}`,
    `header @hashed Cache-Control ${quoted(immutable)}`,
    `@named not path ${hashed}`,
    `header @named Cache-Control ${quoted(revalidated)}`,
    ...only.flatMap(({ path, headers }) =>
      Object.entries(headers).map(([name, value]) => `header ${path} ${name} ${quoted(value)}`),
    ),
    ...Object.entries(types).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quoted(type)}`,
    ]),
    '',
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'error @method 405',
    // Regular expressions, because Caddy's path patterns ignore case.
    ...hosting.redirects.flatMap(({ from, to }, index) => [
      `@asked${index} {`,
      `  path_regexp ^${escaped(from)}$`,
      '  expression `{query} != ""`',
      '}',
      `redir @asked${index} ${to}?{query} 308`,
      `@plain${index} path_regexp ^${escaped(from)}$`,
      `redir @plain${index} ${to} 308`,
    ]),
    ...hosting.pages.flatMap((page, index) => [
      `@page${index} path_regexp ^${escaped(page)}$`,
      `header @page${index} Content-Type ${quoted(types.html ?? '')}`,
      `rewrite @page${index} ${page === '/' ? '/index' : page}.html`,
    ]),
    '',
    files,
    '',
    'handle_errors {',
    `  header Cache-Control ${quoted(revalidated)}`,
    '  @missing expression {err.status_code} == 404',
    '  handle @missing {',
    '    rewrite * /404.html',
    `    header Content-Type ${quoted(types.html ?? '')}`,
    '    file_server {',
    '      precompressed br gzip',
    '      status 404',
    '    }',
    '  }',
    '  respond {err.status_code}',
    '}',
  ]
  return `${address} {\n${indented(lines)}\n}\n`
}
