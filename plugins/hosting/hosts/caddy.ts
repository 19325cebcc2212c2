import type { Host } from '../host.ts'
import { escapedPath, securityHeaders, contentTypes } from '../rules.ts'
import { fillTemplate, quoted } from '../template.ts'

export const caddy: Host = {
  files: ({ agency, agencySite, demos, redirectedDomains }, hostFiles) => ({
    Caddyfile: fillTemplate('Caddyfile', {
      hostFiles: hostFiles.join(' '),
      policy: quoted(agencySite.hosting.policy),
      pages: agencySite.hosting.pages.filter((page) => page !== '/').join('|'),
      domains: [agencySite, ...demos].map(({ domain }) => domain).join(', '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder}`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)}`),
      redirects: redirectedDomains.map(
        (domain) => `\n${domain} {\n  redir ${agency.origin}{uri} 308\n}`,
      ),
      moved: agencySite.hosting.moved.map(({ from, to }) => `~^dist:${escapedPath(from)}$ ${to}`),
      types: Object.entries(contentTypes).map(
        ([extension, type]) => String.raw`~\.${extension}$ ${quoted(type)}`,
      ),
      headers: Object.entries(securityHeaders).map(
        ([header, value]) => `${header} ${quoted(value)}`,
      ),
    }),
  }),
}
