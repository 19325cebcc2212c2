// Pages of words alone, such as a privacy policy. To add one, append an entry and link to it in footer.ts.
// For example:
//
// {
//   slug: 'terms',
//   title: 'Terms',
//   description: 'What you can expect from us, and what we ask of you.',
//   heading: 'Terms',
//   lead: 'Short and in plain words.',
//   sections: [
//     { heading: 'Payment', paragraphs: ['Half at the start, half when the site opens.'] },
//     { heading: 'Questions', points: ['By phone', 'By e-mail'] },
//   ],
// }
import type { PageWords } from './schema.ts'

export const pages: readonly PageWords[] = []
