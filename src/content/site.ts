// The agency's own facts, used on every page. After a move or with another brand, see also home.ts and footer.ts.
import type { Site } from './schema.ts'

export const site: Site = {
  brand: 'Prominence',
  language: 'en-US',
  descriptor: 'Growth and Web Design',
  description:
    'We help local businesses say what they stand for, then build them a website that opens fast and makes the phone ring.',
  origin: 'https://prominence.example',
  phone: { dial: '+15035550142', text: '(503) 555-0142' },
  email: 'hello@prominence.example',
  place: {
    text: 'Portland, Oregon, USA',
    city: 'Portland',
    region: 'OR',
    country: 'US',
  },
  bookingUrl: 'https://book.prominence.example/strategy-call',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Portland%2C+OR',
  demoHost: 'prominence.example',
}
