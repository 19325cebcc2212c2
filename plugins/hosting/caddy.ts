import {
  expression,
  indented,
  pageFile,
  quoted,
  revalidated,
  types,
  unserved,
  type Hosting,
} from './rules.ts'

/** A Caddy site block for an address, for example "https://example.com", and a folder. */
export function caddySite(hosting: Hosting, address: string, root: string): string {
  const lines = [
    `root * ${root}`,
    'header -Server',
    ...Object.entries(types).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quoted(type)}`,
    ]),
    // Regular expressions, because Caddy's path patterns ignore case.
    ...hosting.headers.flatMap(({ path, headers }, index) => [
      `@rule${index} path_regexp ${expression(path)}`,
      ...Object.entries(headers).map(
        ([name, value]) => `header @rule${index} ${name} ${quoted(value)}`,
      ),
    ]),
    '',
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'error @method 405',
    ...hosting.redirects.flatMap(({ from, to }, index) => [
      `@asked${index} {`,
      `  path_regexp ${expression(from)}`,
      '  expression `{query} != ""`',
      '}',
      `redir @asked${index} ${to}?{query} 308`,
      `@plain${index} path_regexp ${expression(from)}`,
      `redir @plain${index} ${to} 308`,
    ]),
    ...hosting.pages.flatMap((page, index) => [
      `@page${index} path_regexp ${expression(page)}`,
      `header @page${index} Content-Type ${quoted(types.html ?? '')}`,
      `rewrite @page${index} ${pageFile(page)}`,
    ]),
    '',
    'file_server {',
    '  precompressed br gzip',
    `  hide ${[...unserved, '.git', '.env'].join(' ')}`,
    '  disable_canonical_uris',
    '}',
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

/** A Caddy site block for an address that leads to another, path and query included. */
export const caddyRedirect = (address: string, origin: string) =>
  `${address} {\n${indented([`redir ${origin}{uri} 308`])}\n}\n`
