import type { Host } from '../host.ts'
import { escaped, security, types, unserved } from '../rules.ts'
import { filled, quoted } from '../template.ts'

/** Apache 2.4 with mod_headers, mod_mime and mod_rewrite, which shared hosting has. */
export const apache: Host = {
  reads: {
    '.htaccess': ({ policy, pages, moved }, hostFiles) =>
      filled('htaccess', {
        unserved: unserved(hostFiles),
        types: Object.entries(types).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
        headers: Object.entries({ 'Content-Security-Policy': policy, ...security }).map(
          ([name, value]) => `Header always set ${name} ${quoted(value)}`,
        ),
        pages: pages.flatMap((page) => page.slice(1) || []).join('|'),
        moved: moved.map(
          ({ from, to }) => `RewriteRule ^${escaped(from.slice(1))}$ ${to} [R=308,L]`,
        ),
      }),
  },
}
