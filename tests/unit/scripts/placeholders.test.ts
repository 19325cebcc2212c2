import { expect, test } from 'vitest'
import { placeholders } from '../../../scripts/placeholders.ts'
import { site as ownSite } from '../../support/content.ts'

const client = (slug: string, url: `https://${string}`, sample = false) => ({ slug, url, sample })

test('each placeholder is reported, and none in real facts', () => {
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
    '2 clients are samples, which only hold a place until launch',
  ])
  const real = {
    ...ownSite,
    origin: 'https://agency.com',
    email: 'hello@agency.com',
    bookingUrl: 'https://book.agency.com/test',
    demoHost: 'demos.agency.com',
    phone: { dial: '+15032345678', text: '(503) 234-5678' },
  } as const
  expect(placeholders(real, [client('wharf', 'https://wharf-test.com')])).toEqual([])
})
