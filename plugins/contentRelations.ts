import type { ClientSite, DemoSite, Service } from '../src/content/types.ts'

const file = 'src/content/portfolio.ts'

interface Lists {
  services: readonly Service[]
  clients: readonly ClientSite[]
  demos: readonly DemoSite[]
}

/** What is wrong between entries: what must be unique stands twice, or a sample has a real address. */
export function relationErrors({ services, clients, demos }: Lists): string[] {
  const projects = [...clients, ...demos]
  return [
    ...twice(
      'src/content/services.ts: title',
      services.map(({ title }) => title),
    ),
    ...twice(
      `${file}: slug`,
      projects.map(({ slug }) => slug),
    ),
    ...twice(
      `${file}: name`,
      projects.map(({ name }) => name),
    ),
    ...clients.flatMap(sampleErrors),
  ]
}

const twice = (field: string, values: readonly string[]) =>
  [...new Set(values.filter((value, index) => values.indexOf(value) !== index))].map(
    (value) => `${field} ${JSON.stringify(value)} stands twice; expected once`,
  )

/** Addresses in .example never open (RFC 2606), so samples have them and others do not. */
function sampleErrors({ slug, url, sample }: ClientSite): string[] {
  const isExample = new URL(url).hostname.endsWith('.example')
  if (isExample === sample) return []
  const expected = sample
    ? 'an address in .example, because it is a sample; did you mean sample: false?'
    : 'a real address, because it is no sample; did you mean sample: true?'
  return [`${file}: url of ${slug} is ${JSON.stringify(url)}; expected ${expected}`]
}
