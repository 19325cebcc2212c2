// The footer's words. A link with an href opens; one without is shown as planned.
import type { FooterWords } from './schema.ts'

export const footer: FooterWords = {
  definition: {
    word: 'prominence',
    kind: '(n.)',
    meaning: 'how far a summit rises above everything around it.',
  },
  columns: [
    {
      heading: 'Services',
      links: [
        { text: 'Brand Strategy' },
        { text: 'Market Positioning' },
        { text: 'Growth Analytics' },
        { text: 'Digital Acceleration' },
      ],
    },
    {
      heading: 'Company',
      links: [{ text: 'Our story' }, { text: 'Team' }, { text: 'Careers' }, { text: 'Press' }],
    },
    {
      heading: 'Resources',
      links: [
        { text: 'Field notes' },
        { text: 'Guides' },
        { text: 'Brand glossary' },
        { text: 'Help' },
      ],
    },
  ],
  note: 'Dashed: planned, not open yet.',
}
