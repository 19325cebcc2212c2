import {
  byHeader,
  expression,
  pageFile,
  quoted,
  types,
  unservedPattern,
  type Hosting,
} from './rules.ts'

/** A rule of mod_rewrite for a path, which it matches without the first slash. */
const rewrite = (path: string, to: string, flags = '') =>
  `RewriteRule ${expression(path).replace('^/', '^')} ${to}${flags}`

/** Sends the compressed copy of a file, if there is one and the browser can read it. */
const compressed = (encoding: string, ending: string) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
  `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
  `RewriteRule ^(.+)$ $1.${ending} [END]`,
]

/** A .htaccess for Apache 2.4 with mod_headers, mod_mime and mod_rewrite, which shared hosting has. */
export function htaccess(hosting: Hosting): string {
  const { pages, redirects } = hosting
  /** Apache matches headers once it has chosen a file, so a page is also matched by its file, which may be compressed. */
  const isAt = (paths: readonly string[]) => {
    const names = paths.flatMap((path) => (pages.includes(path) ? [path, pageFile(path)] : [path]))
    const inside = names.map((name) => expression(name).slice(1, -1)).join('|')
    return ` ${quoted(`expr=%{REQUEST_URI} =~ m#^(${inside})(\\.br|\\.gz)?$#`)}`
  }
  const headers = byHeader(hosting)
    // The type of a file is that of its ending.
    .filter(({ name }) => name !== 'Content-Type')
    .map(({ name, value, paths }) => {
      const where = paths.includes('/*') ? '' : isAt(paths)
      return `Header always set ${name} ${quoted(value)}${where}`
    })
  const refused = [
    `RewriteRule ${unservedPattern} - [R=404,L]`,
    'RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]',
    ...redirects.map(({ from, to }) => rewrite(from, to, ' [R=308,L]')),
  ]
  const lines = [
    '# Made by the build from plugins/hosting/rules.ts.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'FileETag MTime Size',
    '',
    ...Object.entries(types).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    // In Apache's own lists these endings mean something else, such as Breton.
    'RemoveType .br .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    '',
    ...headers,
    'Header always append Vary Accept-Encoding',
    '',
    'RewriteEngine On',
    'RewriteBase /',
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# The 404 page is no address that a visitor has asked for.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^404$',
    `RewriteRule ^ - [S=${refused.length}]`,
    ...refused,
    ...pages.map((page) => rewrite(page, pageFile(page).slice(1))),
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
    ...compressed('br', 'br'),
    ...compressed('gzip', 'gz'),
    // A path without a file goes on to the 404 page, which may be compressed too.
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
  ]
  return `${lines.join('\n')}\n`
}
