// To change a service, edit its entry. The home page shows them in this order.
import type { Service } from './schema.ts'

export const services: readonly Service[] = [
  {
    symbol: 'benchmark',
    title: 'Brand Strategy',
    description:
      'Your name, your promise and one plain sentence that says what you do. It fits on one page, and everything else is measured from it.',
  },
  {
    symbol: 'location',
    title: 'Market Positioning',
    description:
      'Who else works your area, what they claim, and the ground they leave open. We mark the spot you can hold and say why.',
  },
  {
    symbol: 'contours',
    title: 'Growth Analytics',
    description:
      'Which page made the phone ring, in a short report every month. Calls and bookings, counted without following people around the web.',
  },
  {
    symbol: 'route',
    title: 'Digital Acceleration',
    description:
      'A website that opens fast on an old phone and is easy to find nearby. Designed, written and built by the same people.',
  },
  {
    symbol: 'rope',
    title: 'Team Scaling',
    description:
      'A brand guide, page templates and a proper handover, so that the people you hire next sound like you from their first day.',
  },
  {
    symbol: 'summit',
    title: 'Market Leadership',
    description:
      'Being the name people say first takes years of saying one thing well. We plan the year with you and review it every quarter.',
  },
]
