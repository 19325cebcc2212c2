import type { Host } from '../host.ts'
import { escapedPath, securityHeaders, contentTypes, unservedPattern } from '../rules.ts'
import { fillTemplate, quoted } from '../template.ts'

export const nginx: Host = {
  files: ({ agency, own, demos, others }, hostFiles) => ({
    'nginx.conf': fillTemplate('nginx.conf', {
      unserved: unservedPattern(hostFiles),
      policy: quoted(own.hosting.policy),
      pages: own.hosting.pages.filter((page) => page !== '/').join('|'),
      domains: [...[own, ...demos].map(({ domain }) => domain), ...others].join(' '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder};`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)};`),
      others: others.map((host) => `${host} ${agency.origin};`),
      moved: own.hosting.moved.map(({ from, to }) => `~^dist:${escapedPath(from)}$ ${to};`),
      types: Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending};`),
      headers: Object.entries(securityHeaders).map(
        ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
      ),
    }),
  }),
}
