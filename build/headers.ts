import { resetUrl } from '../src/pwa/rules.ts'
import { cspHash } from './hash.ts'

/** Headers for all paths that match a pattern, in the form that hosts' `_headers` files use. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

/** What the pages contain inline, as exact text. */
export interface InlineContent {
  style: string
  scripts: readonly string[]
}

/** The security policy, directive by directive; nothing is allowed that is not named. */
export function policy({ style, scripts }: InlineContent): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // Our own files, and the few bytes in the head that apply the stored theme.
    'script-src': ["'self'", ...scripts.map(cspHash)],
    // The pages' style. The hash of nothing admits the empty <style> that Emotion fills.
    'style-src': ['', style].map(cspHash),
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // The service worker fetches what it keeps.
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Only one text may become a script address: the service worker's.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['sw-url'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const denied = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The headers of every answer, and the caching of files whose names change with their content. */
export function headers(inline: InlineContent): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy(inline),
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
    },
    {
      path: resetUrl,
      headers: { 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'no-store' },
    },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ]
}

/** The text of a `_headers` file. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers: values }) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
