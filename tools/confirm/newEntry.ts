import type { Entry } from './list.ts'

/** Fields that are confirmed together, and what is asked of a new one; the first that fits decides. */
const kinds: { field: RegExp; truth: string; remedy: string }[] = [
  {
    field: /^clients\.[^.]+/,
    truth: 'the client agreed to be named, and you did all the work that the tags name.',
    remedy: 'take the client out, or name only the work that you did.',
  },
  {
    field: /^demos\.[^.]+\.description/,
    truth: 'the demo shows it.',
    remedy: 'describe what the demo shows.',
  },
  {
    field: /^facts\.business/,
    truth:
      'no real business has this name near you, and nobody has this number: choose one that is reserved for fiction.',
    remedy: 'invent another name, and another number.',
  },
  {
    field: /^(site\.(phone|place)|footer\.columns\.[^.]+|home\.(about\.blurb|profile\.[^.]+))/,
    truth: 'it is true today, and you would say it to a client.',
    remedy: 'change it.',
  },
  {
    field: /^.+/,
    truth: 'it is true today, and you would say it to a client.',
    remedy: 'change it.',
  },
]

const kindOf = (field: string) => kinds.find((kind) => kind.field.test(field))

/** The field that an entry about a text names. */
export const fieldOfEntry = (field: string) => kindOf(field)?.field.exec(field)?.[0] ?? field

/** A new entry as lines of the list. */
export function entryLines({ field, quotes }: Entry): string[] {
  const { truth = '', remedy = '' } = kindOf(field) ?? {}
  const quoted = quotes.map((quote) => `"${quote}"`).join(', ')
  return [`- [ ] ${quoted} (\`${field}\`)`, `  - Must be true: ${truth}`, `  - If not: ${remedy}`]
}
