import * as v from 'valibot'
import { content as ownContent } from '../content.ts'
import { schemas } from '../../../src/reader/schema.ts'

/** The fields of a Valibot schema that this file reads. A schema has only some of them: for example, only the schema of an object has `entries`. */
interface Part extends v.GenericSchema {
  pipe?: readonly { type: string; requirement?: unknown }[]
  entries?: Readonly<Record<string, Part>>
  item?: Part
  value?: Part
  wrapped?: Part
}

/** Words for generated texts. The last word has forty letters, so that tests find columns that are too narrow for long words. */
const vocabulary = [
  ...'Wayfinding telecommunications and interdepartmental storytelling for'.split(' '),
  'Counterintuitiveneighborhoodwaterproofer',
]

/** Returns a function that writes a text of the given length. No two texts are the same. */
function writer() {
  let count = 0
  return (length: number) => {
    const end = String(count)
    let text = ''
    for (let index = count++; text.length < length; index++)
      text += `${vocabulary[index % vocabulary.length]} `
    return `${text.slice(0, length - end.length - 1).trimEnd()}x${end}`.padEnd(length, 'x')
  }
}

/** Replaces each text in `value` with a text of the greatest length that its schema allows. Keeps texts without such a limit, and texts that must match a pattern. */
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

/** A text page with one section, which has all fields of a section: paragraphs, a list, pictures and so on. */
const page = {
  slug: 'privacy',
  title: '',
  description: 'What this site keeps on your device, and what it asks you for.',
  heading: '',
  lead: '',
  sections: [
    {
      heading: '',
      paragraphs: [''],
      points: ['', ''],
      pictures: ownContent.clients.slice(0, 2).map(({ picture }) => ({ ...picture, caption: '' })),
      figures: [1, 2].map(() => ({ value: '', label: '', source: '' })),
      prices: Array.from({ length: 12 }, () => ({ name: '', price: '', note: '' })),
      quote: { text: '', name: '', role: '' },
      links: [{ text: '', href: 'mailto:hello@prominence.example' }],
    },
  ],
}

/** Returns this project's content with twice as many services and clients. Every text has the greatest length that its schema allows. */
export function longest(language: string) {
  const { portfolio, clients, demos, services, footer } = ownContent
  const others = clients.map((client) => ({ ...client, slug: `${client.slug}-2` }))
  const column = { heading: '', links: [{ text: '', href: '/privacy' }] }
  const files = {
    ...ownContent,
    services: [...services, ...services],
    portfolio: { page: portfolio, clients: [...clients, ...others], demos },
    pages: [page],
    footer: { ...footer, columns: [...footer.columns, column] },
  }
  const write = writer()
  const texts = Object.entries(schemas).map(([name, schema]) => [
    name,
    extended(schema, files[name as keyof typeof schemas], write),
  ])
  const all = Object.fromEntries(texts) as Pick<typeof files, keyof typeof schemas>
  // Removes three fields that the schema computes, because site.yaml may not contain them.
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
