import type { Host } from '../host.ts'
import { headers, redirects } from '../rules.ts'
import { json } from '../template.ts'

export const vercel: Host = {
  reads: {
    'vercel.json': (hosting) =>
      json({
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
      }),
  },
}
