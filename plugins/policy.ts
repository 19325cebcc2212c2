import { escapeMarkup } from './escape.ts'
import { cspHash } from './hash.ts'

/** What the pages contain inline, as exact text. */
interface InlineContent {
  styles: readonly string[]
  script: string
}

type Directives = Record<string, string[]>

/** The security policy, directive by directive; nothing is allowed that is not named. */
export function policy({ styles, script }: InlineContent): string {
  return policyText({
    'default-src': ["'none'"],
    // Our own files, and the inline script of src/boot.
    'script-src': ["'self'", cspHash(script)],
    // The pages' styles. The hash of nothing admits the empty <style> that Emotion fills.
    'style-src': ['', ...new Set(styles)].map(cspHash),
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
  })
}

/** The policy of a page that has a style, fonts and pictures of its own, and no script. */
export function staticPolicy(style: string): string {
  return policyText({
    'default-src': ["'none'"],
    'style-src': [cspHash(style)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // No page of this kind connects; who grades it reads robots.txt through it.
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Whether pages state their policy themselves, for hosts that send no headers of ours. */
const isInPage = () => process.env.POLICY_IN_PAGE === 'on'

/** The `<meta>` with which a page states a policy by itself, empty unless asked for; browsers take frame-ancestors from headers alone. */
export const policyMeta = (text: string) =>
  isInPage()
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(text.replace(/; frame-ancestors [^;]*/, ''))}">`
    : ''
