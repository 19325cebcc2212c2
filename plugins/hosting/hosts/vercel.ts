import type { Host } from '../host.ts'
import { headers, redirects } from '../rules.ts'
import { json } from '../template.ts'

export const vercel: Host = {
  reads: {
    'vercel.json': (hosting) =>
      json({
        // `cleanUrls` serves portfolio.html at /portfolio, and redirects /portfolio.html to /portfolio.
        // `trailingSlash: false` redirects /portfolio/ to /portfolio.
        cleanUrls: true,
        trailingSlash: false,
        headers: Object.entries(headers(hosting)).map(([pattern, values]) => ({
          // Converts "/*" to Vercel's syntax, "/(.*)".
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
