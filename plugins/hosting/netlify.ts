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
