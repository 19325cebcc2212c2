import * as v from 'valibot'
import { content as ownContent } from '../content.ts'
import { schemas } from '../../../src/reader/schema.ts'

/** A part of a schema; not every kind has each field. */
interface Part extends v.GenericSchema {
  pipe?: readonly { type: string; requirement?: unknown }[]
  entries?: Readonly<Record<string, Part>>
  item?: Part
  value?: Part
  wrapped?: Part
}

/** Words of an agency's business; the last one has forty letters. */
const vocabulary = [
  'Wayfinding',
  'telecommunications',
  'and',
  'interdepartmental',
  'storytelling',
  'for',
  'Counterintuitiveneighborhoodwaterproofer',
]

/** A text of a length, different each time. */
function writer() {
  let next = 0
  return (length: number) => {
    const start = next++
    let text = ''
    for (let index = start; text.length < length; index++)
      text += `${vocabulary[index % vocabulary.length]} `
    const end = String(start)
    return `${text.slice(0, length - end.length - 1).trimEnd()}x${end}`.padEnd(length, 'x')
  }
}

/** A value with its longest texts. A text with a form of its own stays. */
function extended(schema: Part, value: unknown, write: (length: number) => string): unknown {
  const { entries, item, wrapped, value: each } = schema
  if (wrapped) return extended(wrapped, value, write)
  if (typeof value === 'string') {
    const most = schema.pipe?.find(({ type }) => type === 'max_length')?.requirement
    if (typeof most !== 'number') return value
    const words = write(most)
    return v.is(schema, words) ? words : value
  }
  if (Array.isArray(value) && item)
    return value.map((entry: unknown) => extended(item, entry, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inner = entries?.[name] ?? each
      return [name, inner ? extended(inner, part, write) : part]
    }),
  )
}

/** A text page. */
const page = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'What this site keeps on your device, and what it asks you for.',
  heading: 'Privacy',
  lead: 'There are no forms here.',
  sections: [
    {
      heading: 'What stays on your device',
      paragraphs: ['A copy of the pages, so that they open without a connection.'],
      points: ['the theme', 'the motion'],
      pictures: ownContent.clients.slice(0, 2).map(({ picture }) => ({ ...picture, caption: '' })),
      figures: [1, 2].map(() => ({ value: '', label: '', source: '' })),
      quote: { text: '', name: '', role: '' },
      links: [{ text: 'Write to us', href: 'mailto:hello@prominence.example' }],
    },
  ],
}

/** The column of the footer that leads to it. */
const toPage = { heading: 'Privacy', links: [{ text: 'Privacy', href: '/privacy' }] }

/** The files of the content with the longest texts that the schema allows, a word of forty letters in many of them, and twice as many entries. */
export function longest(language: string) {
  const { portfolio, clients, demos, services, footer } = ownContent
  const others = clients.map((client) => ({ ...client, slug: `${client.slug}-2` }))
  const files = {
    ...ownContent,
    services: [...services, ...services],
    portfolio: { page: portfolio, clients: [...clients, ...others], demos },
    pages: [page],
    footer: { ...footer, columns: [...footer.columns, toPage] },
  }
  const write = writer()
  const texts = Object.entries(schemas).map(([name, schema]) => [
    name,
    extended(schema, files[name as keyof typeof schemas], write),
  ])
  const all = Object.fromEntries(texts) as Pick<typeof files, keyof typeof schemas>
  // The schema adds these to what is written.
  const { emailAddress: _email, homeAddress: _home, demoAddress: _demos, ...site } = all.site
  return {
    ...all,
    site: {
      ...site,
      language,
      phone: { dial: '+15035550142', text: '+1 (503) - 555 - 01 - 42' },
      brand: 'Northwestern Brandbuilding & Partners Co',
      email: `${'communications.department'.repeat(2)}@${'prominence-international.'.repeat(5)}example`,
    },
  }
}
