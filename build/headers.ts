import { resetUrl } from '../src/pwa/rules.ts'
import { policy, staticPolicy, type InlineContent } from './policy.ts'

/** Headers for all paths that match a pattern, in the form that hosts' `_headers` files use. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The headers of every answer. */
const everywhere = (csp: string): HeaderRule => ({
  path: '/*',
  headers: {
    'Content-Security-Policy': csp,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Cache-Control': 'no-cache',
  },
})

/** The caching of files whose names change with their content. */
const hashedFiles: HeaderRule = {
  path: '/assets/*',
  headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
}

/** The headers of the site. */
export const headers = (inline: InlineContent): HeaderRule[] => [
  everywhere(policy(inline)),
  {
    path: resetUrl,
    headers: { 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'no-store' },
  },
  hashedFiles,
]

/** The headers of a demo, given the text of its one style. */
export const staticHeaders = (style: string): HeaderRule[] => [
  everywhere(staticPolicy(style)),
  hashedFiles,
]

/** The text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers: values }) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
