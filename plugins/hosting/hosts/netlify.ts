import type { Host } from '../host.ts'
import { headers, redirects } from '../rules.ts'

export const netlify = {
  reads: {
    _headers: (hosting) =>
      Object.entries(headers(hosting))
        .map(([pattern, values]) => {
          const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`)
          return `${pattern}\n${lines.join('')}`
        })
        .join('\n'),
    _redirects: (hosting) =>
      redirects(hosting)
        .map(({ from, to }) => `${from} ${to} 308\n`)
        .join(''),
  },
} satisfies Host
