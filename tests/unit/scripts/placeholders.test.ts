import { expect, test } from 'vitest'
import { placeholders } from '../../../scripts/placeholders.ts'
import { site as ownSite } from '../../support/content.ts'

test('each placeholder is reported, and none in real facts', () => {
  const sample = {
    ...ownSite,
    origin: 'https://peak.example',
    email: 'hello@peak.example',
    bookingUrl: 'https://book.peak.example/call',
    demoHost: 'peak.example',
    phone: { dial: '+15035550142', text: '(503) 555-0142' },
  } as const
  expect(placeholders(sample, 4)).toEqual([
    'origin is https://peak.example',
    'email is hello@peak.example',
    'bookingUrl is https://book.peak.example/call',
    'demoHost is peak.example',
    'phone is (503) 555-0142',
    '4 clients are samples, which only hold a place until launch',
  ])
  const real = {
    ...ownSite,
    origin: 'https://agency.com',
    email: 'hello@agency.com',
    bookingUrl: 'https://book.agency.com/call',
    demoHost: 'demos.agency.com',
    phone: { dial: '+15032345678', text: '(503) 234-5678' },
  } as const
  expect(placeholders(real, 0)).toEqual([])
})
