import type { Host } from '../host.ts'
import { escaped, security, types, unserved } from '../rules.ts'
import { filled, quoted } from '../template.ts'

export const nginx: Host = {
  files: ({ agency, own, demos, others }, hostFiles) => ({
    'nginx.conf': filled('nginx.conf', {
      unserved: unserved(hostFiles),
      policy: quoted(own.hosting.policy),
      pages: own.hosting.pages.filter((page) => page !== '/').join('|'),
      domains: [...[own, ...demos].map(({ domain }) => domain), ...others].join(' '),
      folders: demos.map(({ domain, folder }) => `${domain} ${folder};`),
      policies: demos.map(({ domain, hosting }) => `${domain} ${quoted(hosting.policy)};`),
      others: others.map((host) => `${host} ${agency.origin};`),
      moved: own.hosting.moved.map(({ from, to }) => `~^dist:${escaped(from)}$ ${to};`),
      types: Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending};`),
      headers: Object.entries(security).map(
        ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
      ),
    }),
  }),
}
