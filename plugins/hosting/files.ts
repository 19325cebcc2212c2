import type { Hosting } from './rules.ts'

/** The text of a `_headers` file, as Netlify and Cloudflare read it. */
export const headersFile = ({ headers }: Hosting): string =>
  headers
    .map(({ path, headers: values }) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')

/** The text of a `_redirects` file, as Netlify and Cloudflare read it. */
export const redirectsFile = ({ redirects }: Hosting): string =>
  redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('')

/** A pattern of ours in Vercel's words: "/*" is "/(.*)"; "/:file" is the same. */
const source = (path: string) => path.replace('*', '(.*)')

/** The text of a vercel.json that lies in the folder that is deployed. */
export const vercelConfig = ({ headers, redirects }: Hosting): string =>
  JSON.stringify(
    {
      // /portfolio is served from portfolio.html, and /portfolio/ leads there.
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: values }) => ({
        source: source(path),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        permanent: true,
      })),
    },
    undefined,
    2,
  ).concat('\n')

/** The files that hosts read in the folder they serve, and serve to nobody. */
export const forHosts = (hosting: Hosting): Record<string, string> => ({
  _headers: headersFile(hosting),
  _redirects: redirectsFile(hosting),
  'vercel.json': vercelConfig(hosting),
  // Cloudflare compresses by itself.
  '.assetsignore': '*.br\n*.gz\nvercel.json\n',
})
