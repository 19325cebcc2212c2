import { escapeMarkup } from '../markup.ts'
import { cspHash } from '../hash.ts'

type Directives = Record<string, string[]>

/** The Content-Security-Policy directives of every page. Browsers refuse everything that no directive allows. */
const commonDirectives: Directives = {
  'default-src': ["'none'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // Allows the service worker to fetch the files that it stores, and audits such as Lighthouse to fetch robots.txt.
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
}

/** Writes the Content-Security-Policy of the agency's pages. Allows the inline styles and the inline script of these pages by their hashes. */
export function policy({ styles, script }: { styles: readonly string[]; script: string }): string {
  return policyText({
    ...commonDirectives,
    // 'self' allows the script files of this site, and the hash allows the inline script of every page.
    'script-src': ["'self'", cspHash(script)],
    // 'self' allows the CSS files of the copies of demos at /demos/<slug>. Hashes allow inline styles. The
    // hash of the empty string allows an empty <style>, to which Emotion then adds rules by script.
    'style-src': ["'self'", ...['', ...new Set(styles)].map(cspHash)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Allows a single Trusted Types policy, which src/offline/trustedWorkerUrl.ts creates for the URL of the service worker.
    'trusted-types': ['sw-url'],
  })
}

/** Writes the Content-Security-Policy of a page without scripts. `styles` is the allowed source of CSS: 'self' or a hash. */
export function staticPolicy(styles: string): string {
  return policyText({ ...commonDirectives, 'style-src': [styles], 'trusted-types': ["'none'"] })
}

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Writes the security policy as a `<meta>` if the host cannot send headers (POLICY_IN_PAGE=on), otherwise an empty string. Leaves out frame-ancestors, which browsers ignore in a `<meta>`. */
export const policyMeta = (text: string) =>
  process.env.POLICY_IN_PAGE === 'on'
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(text.replace(/; frame-ancestors [^;]*/, ''))}">`
    : ''
