import type { Host } from '../host.ts'
import { escapedPath, securityHeaders, contentTypes, unservedPattern } from '../rules.ts'
import { fillTemplate, quoted } from '../template.ts'

export const nginx: Host = {
  files: ({ agency, agencySite, demos, redirectedDomains }, hostFiles) => ({
    'nginx.conf': fillTemplate('nginx.conf', {
      unserved: unservedPattern(hostFiles),
      policy: quoted(agencySite.hosting.policy),
      pages: agencySite.hosting.pages.filter((page) => page !== '/').join('|'),
      domains: [...[agencySite, ...demos].map(({ domain }) => domain), ...redirectedDomains].join(
        ' ',
      ),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder};`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)};`),
      redirects: redirectedDomains.map((domain) => `${domain} ${agency.origin};`),
      moved: agencySite.hosting.moved.map(({ from, to }) => `~^dist:${escapedPath(from)}$ ${to};`),
      types: Object.entries(contentTypes).map(
        ([extension, type]) => `${quoted(type)} ${extension};`,
      ),
      headers: Object.entries(securityHeaders).map(
        ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
      ),
    }),
  }),
}
