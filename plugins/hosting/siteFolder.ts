import { escaped, headers, redirects, security, types, unserved, type Hosting } from './rules.ts'
import { filled, quoted } from './template.ts'

/** Files that hosts read in the folder of a site, and do not serve. */
export const siteFolderFiles = (hosting: Hosting): Record<string, string> => ({
  _headers: headersFile(hosting),
  _redirects: redirectsFile(hosting),
  'vercel.json': json(vercelConfig(hosting)),
  '.htaccess': htaccess(hosting),
  // Cloudflare compresses by itself.
  '.assetsignore': '*.br\n*.gz\nvercel.json\n.htaccess\n',
})

/** For Netlify and Cloudflare. */
const headersFile = (hosting: Hosting) =>
  Object.entries(headers(hosting))
    .map(([pattern, values]) =>
      [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

/** For Netlify and Cloudflare. */
const redirectsFile = (hosting: Hosting) =>
  redirects(hosting)
    .map(({ from, to }) => `${from} ${to} 308\n`)
    .join('')

const vercelConfig = (hosting: Hosting) => ({
  // Serves /portfolio from portfolio.html, and redirects /portfolio/ to it.
  cleanUrls: true,
  trailingSlash: false,
  headers: Object.entries(headers(hosting)).map(([pattern, values]) => ({
    // In Vercel's syntax "/*" is "/(.*)".
    source: pattern.replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  })),
  redirects: redirects(hosting).map(({ from, to }) => ({
    source: from,
    destination: to,
    permanent: true,
  })),
})

/** For Apache 2.4 with mod_headers, mod_mime and mod_rewrite, which shared hosting has. */
const htaccess = ({ policy, pages, moved }: Hosting) =>
  filled('htaccess', {
    unserved,
    types: Object.entries(types).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    headers: Object.entries({ 'Content-Security-Policy': policy, ...security }).map(
      ([name, value]) => `Header always set ${name} ${quoted(value)}`,
    ),
    pages: pages.flatMap((page) => page.slice(1) || []).join('|'),
    moved: moved.map(({ from, to }) => `RewriteRule ^${escaped(from.slice(1))}$ ${to} [R=308,L]`),
  })

/** JSON for people to read. */
export const json = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`
