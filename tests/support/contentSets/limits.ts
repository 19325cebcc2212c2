import * as v from 'valibot'
import * as ownContent from '../../../src/content.js'
import { schemas } from '../../../src/content/schema.ts'
import type { ContentSet } from './apply.ts'

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

/** Names in braces that a text may have to contain. */
const placeholders = ['', '{name}', '{price}', '{price} {unit}']

/** A value with its longest texts. A text with a form of its own stays. */
function extended(schema: Part, value: unknown, write: (length: number) => string): unknown {
  const { entries, item, wrapped, value: each } = schema
  if (wrapped) return extended(wrapped, value, write)
  if (typeof value === 'string') {
    const most = schema.pipe?.find(({ type }) => type === 'max_length')?.requirement
    if (typeof most !== 'number') return value
    const words = write(most)
    const filled = placeholders.map((names) => words.slice(0, most - names.length) + names)
    return filled.find((text) => v.is(schema, text)) ?? value
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

/** The content with texts of the greatest lengths, as a writer has them. */
function atLimits(write: (length: number) => string): ContentSet {
  const { portfolio, clients, demos } = ownContent
  const files = { ...ownContent, portfolio: { page: portfolio, clients, demos }, pages: [page] }
  const texts = Object.entries(schemas).map(([name, schema]) => [
    name,
    extended(schema, files[name as keyof typeof schemas], write),
  ])
  const { portfolio: work, ...others } = Object.fromEntries(texts) as typeof files
  return {
    ...others,
    ...work,
    portfolio: work.page,
    'site.phone': { dial: '+15035550142', text: '+1 (503) - 555 - 01 - 42' },
  }
}

/** The longest texts that the schema allows, and a word of forty letters in many of them. */
export function longest(): ContentSet {
  const { columns } = ownContent.footer
  const last = columns.length - 1
  return {
    ...atLimits(writer()),
    'site.brand': 'Northwestern Brandbuilding & Partners Co',
    'site.email': `${'communications.department'.repeat(2)}@${'prominence-international.'.repeat(5)}example`,
    [`footer.columns.${last}.links.${(columns[last]?.links.length ?? 1) - 1}`]: toPage,
  }
}

/** The widest letter in words of the greatest lengths, and seven links in the bar. */
export function widest(): ContentSet {
  let next = 0
  const wide = (length: number) => String(next++).padStart(length, 'W')
  return {
    ...atLimits(wide),
    'site.brand': 'W'.repeat(40),
    'home.nav': Array.from({ length: 7 }, () => ({ text: wide(80), href: '#about' })),
  }
}

/** The shortest texts, and one entry in each list. */
export function shortest(): ContentSet {
  const { home, services, clients, demos } = ownContent
  return {
    'site.brand': 'Ko',
    'site.descriptor': 'Web',
    'site.description': 'We build websites here.',
    'home.nav': home.nav.slice(0, 1),
    'home.getStarted': 'Go',
    'home.hero': { badge: 'Up', contact: 'Go', portfolio: 'See' },
    'home.services': { heading: 'Ours', note: 'One.', scale: ['0', '1', '2', '3'] },
    'home.about.heading': 'Us',
    'home.about.blurb': ['We build.'],
    'home.contact': {
      heading: 'Go?',
      lead: 'Call.',
      book: 'Book',
      getInTouch: 'Ask',
      note: 'Free',
    },
    services: [{ ...services[0], title: 'Web', description: 'Sites.' }],
    clients: [{ ...clients[0], name: 'A', description: 'B.', tags: ['C'] }],
    demos: [{ ...demos[0], name: 'D', description: 'E.' }],
    'footer.columns': [{ heading: 'F', links: [{ text: 'G' }] }],
    'footer.note': 'H.',
  }
}

const toPage = { text: 'Privacy', href: '/privacy' }

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
      links: [{ text: 'Write to us', href: 'mailto:hello@prominence.example' }],
    },
  ],
}

/** Many entries in each list, and a brand of one word of forty letters. */
export function most(): ContentSet {
  const { home, services, clients, footer } = ownContent
  const many = <T>(list: readonly T[], count: number, change: (entry: T, index: number) => T) =>
    Array.from({ length: count }, (_, index) => {
      const entry = list[index % list.length] as T
      return index < list.length ? entry : change(entry, index)
    })
  const links = ['Journal', 'Our method', 'Locations', 'Questions'].map((text, index) => ({
    text,
    href: ['/portfolio', '/privacy', '/portfolio#demos', '/privacy#privacy-1'][index],
  }))
  return {
    'site.brand': 'Counterintuitiveneighborhoodwaterproofer',
    'home.nav': [...home.nav, ...links],
    services: many(services, 13, (entry, index) => ({
      ...entry,
      title: `${entry.title} ${index}`,
    })),
    clients: many(clients, 9, (entry, index) => ({
      ...entry,
      slug: `${entry.slug}-${index}`,
      name: `${entry.name} ${index}`,
      tags: [...entry.tags, ...entry.tags.map((tag) => `${tag} again`), 'Photography', 'Signs'],
    })),
    pages: [page],
    'footer.columns': [
      ...many<(typeof footer.columns)[number]>(footer.columns, 7, (column, index) => ({
        ...column,
        heading: `${column.heading} ${index}`,
      })),
      { heading: 'Legal', links: [toPage] },
    ],
  }
}
