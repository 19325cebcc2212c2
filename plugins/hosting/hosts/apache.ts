import type { Host } from '../host.ts'
import { escapedPath, securityHeaders, contentTypes, unservedPattern } from '../rules.ts'
import { fillTemplate, quoted } from '../template.ts'

/** Apache 2.4. Needs mod_headers, mod_mime and mod_rewrite, which shared hosting usually has. */
export const apache: Host = {
  reads: {
    '.htaccess': ({ policy, pages, moved }, hostFiles) =>
      fillTemplate('htaccess', {
        unserved: unservedPattern(hostFiles),
        types: Object.entries(contentTypes).map(
          ([extension, type]) => `AddType ${quoted(type)} .${extension}`,
        ),
        headers: Object.entries({ 'Content-Security-Policy': policy, ...securityHeaders }).map(
          ([name, value]) => `Header always set ${name} ${quoted(value)}`,
        ),
        pages: pages.flatMap((page) => page.slice(1) || []).join('|'),
        moved: moved.map(
          ({ from, to }) => `RewriteRule ^${escapedPath(from.slice(1))}$ ${to} [R=308,L]`,
        ),
      }),
  },
}
