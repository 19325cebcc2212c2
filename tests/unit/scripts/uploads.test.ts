import { expect, test } from 'vitest'
import { uploads } from '../../../scripts/deploy/uploads.ts'
import { placeholders } from '../../../scripts/placeholders.ts'
import { site as ownSite } from '../../support/content.ts'

const client = (slug: string, url: `https://${string}`, sample = false) => ({ slug, url, sample })

const real = {
  ...ownSite,
  origin: 'https://agency.com',
  email: 'hello@agency.com',
  bookingUrl: 'https://book.agency.com/test',
  demoHost: 'demos.agency.com',
  phone: { dial: '+15032345678', text: '(503) 234-5678' },
} as const

test('each placeholder is reported, and real facts are not', () => {
  const sample = {
    ...ownSite,
    origin: 'https://peak.example',
    email: 'hello@peak.example',
    bookingUrl: 'https://book.peak.example/call',
    demoHost: 'peak.example',
    phone: { dial: '+15035550142', text: '(503) 555-0142' },
  } as const
  const clients = [
    ...['wharf', 'forge'].map((slug) => client(slug, `https://${slug}.example`, true)),
    client('locks', 'https://locks.example.com/shop'),
    client('sails', 'https://localhost:4173'),
  ]
  expect(placeholders(sample, clients)).toEqual([
    'origin is https://peak.example',
    'email is hello@peak.example',
    'bookingUrl is https://book.peak.example/call',
    'demoHost is peak.example',
    'url of the client locks is https://locks.example.com/shop',
    'url of the client sails is https://localhost:4173',
    'phone is (503) 555-0142',
    '2 clients are samples, which real clients replace before launch',
  ])
  expect(placeholders(real, [client('wharf', 'https://wharf-test.com')])).toEqual([])
})

const content = {
  site: real,
  clients: [client('wharf', 'https://wharf.com')],
  slugs: ['sails', 'locks'],
}
const samples = [client('wharf', 'https://wharf.com', true)]
const all = ['.sails', '.locks', ''].map((name) => `wrangler${name}.jsonc`)
const local = 'http://localhost:4173'

test.each([
  ['every demo and then the site', undefined, false, {}, all],
  ['a demo', 'locks', false, { SITE_ORIGIN: '' }, ['wrangler.locks.jsonc']],
  ['a preview in a dry run', undefined, true, { SITE_ORIGIN: local }, all],
])('deploy uploads %s', (_, only, isDry, env, files) => {
  expect(uploads(content, only, isDry, env)).toEqual(files)
})

test.each([
  ['a preview of the site', undefined, { SITE_ORIGIN: local }, {}, 'SITE_ORIGIN is set'],
  ['a preview of demos', undefined, { DEMO_ADDRESS: local }, {}, 'DEMO_ADDRESS is set'],
  ['a placeholder', undefined, {}, { clients: samples }, 'replace the placeholders'],
  ['an unknown name', 'lock', {}, {}, 'There is no project "lock". Known: sails, locks'],
])('deploy uploads nothing for %s, and says why', (_, only, env, others, line) => {
  expect(() => uploads({ ...content, ...others }, only, false, env)).toThrow(line)
})
