import { htaccess } from './apache.ts'
import type { Hosting } from './rules.ts'

/** A `_headers` file for Netlify and Cloudflare. */
export const headersFile = ({ headers }: Hosting): string =>
  headers
    .map(({ path, headers: values }) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

/** A `_redirects` file for Netlify and Cloudflare. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('')

/** A path pattern in Vercel's syntax: "/*" becomes "/(.*)", "/:file" stays. */
const source = (path: string) => path.replace('*', '(.*)')

/** The vercel.json of the deployed folder. */
export const vercelConfig = ({ headers, redirects }: Hosting) => ({
  // Serves /portfolio from portfolio.html, and redirects /portfolio/ to it.
  cleanUrls: true,
  trailingSlash: false,
  headers: headers.map(({ path, headers: values }) => ({
    source: source(path),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  })),
  redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
})

/** JSON for people to read. */
export const json = (data: unknown) => `${JSON.stringify(data, undefined, 2)}\n`

/** Files that hosts read in the deployed folder, and do not serve. */
export const forHosts = (hosting: Hosting): Record<string, string> => ({
  _headers: headersFile(hosting),
  _redirects: redirectsFile(hosting),
  'vercel.json': json(vercelConfig(hosting)),
  '.htaccess': htaccess(hosting),
  // Cloudflare compresses by itself.
  '.assetsignore': '*.br\n*.gz\nvercel.json\n.htaccess\n',
})
