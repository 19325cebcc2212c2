import type { Host } from '../host.ts'
import { escapedPath, securityHeaders, contentTypes } from '../rules.ts'
import { fillTemplate, quoted } from '../template.ts'

export const caddy: Host = {
  files: ({ agency, own, demos, others }, hostFiles) => ({
    Caddyfile: fillTemplate('Caddyfile', {
      hostFiles: hostFiles.join(' '),
      policy: quoted(own.hosting.policy),
      pages: own.hosting.pages.filter((page) => page !== '/').join('|'),
      domains: [own, ...demos].map(({ domain }) => domain).join(', '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder}`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)}`),
      others: others.map((host) => `\n${host} {\n  redir ${agency.origin}{uri} 308\n}`),
      moved: own.hosting.moved.map(({ from, to }) => `~^dist:${escapedPath(from)}$ ${to}`),
      types: Object.entries(contentTypes).map(
        ([ending, type]) => String.raw`~\.${ending}$ ${quoted(type)}`,
      ),
      headers: Object.entries(securityHeaders).map(
        ([header, value]) => `${header} ${quoted(value)}`,
      ),
    }),
  }),
}
