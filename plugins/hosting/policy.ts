import { escapeMarkup } from '../markup.ts'
import { cspHash } from '../hash.ts'

/** The exact inline styles and script of the pages. */
interface InlineContent {
  styles: readonly string[]
  script: string
}

type Directives = Record<string, string[]>

/** What every page has in common. It allows only what it names. */
const common: Directives = {
  'default-src': ["'none'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // The service worker fetches the precache, and graders fetch robots.txt through a page.
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
}

/** The Content-Security-Policy of the site. */
export function policy({ styles, script }: InlineContent): string {
  return policyText({
    ...common,
    // Our own files, and the inline script of src/boot.
    'script-src': ["'self'", cspHash(script)],
    // The pages' styles. The hash of the empty string allows the empty <style> that Emotion fills.
    // The demos' saved copies have theirs in files of our own.
    'style-src': ["'self'", ...['', ...new Set(styles)].map(cspHash)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Only the service worker's URL may become a script URL.
    'trusted-types': ['sw-url'],
  })
}

/** The policy of a page with styles from a source, fonts and pictures, but without scripts. */
export function staticPolicy(styles: string): string {
  return policyText({ ...common, 'style-src': [styles], 'trusted-types': ["'none'"] })
}

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** The policy as a `<meta>` for hosts that cannot send headers, else an empty string. Browsers ignore frame-ancestors there. */
export const policyMeta = (text: string) =>
  process.env.POLICY_IN_PAGE === 'on'
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(text.replace(/; frame-ancestors [^;]*/, ''))}">`
    : ''
