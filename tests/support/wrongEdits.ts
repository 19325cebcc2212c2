import { literally, services } from './content.ts'

const site = 'src/content/site.yaml'
const list = 'src/content/services.yaml'
const home = 'src/content/home.yaml'
const messages = 'src/content/messages.yaml'
const portfolio = 'src/content/portfolio.yaml'
const demoPages = 'src/content/demoPages.yaml'
const tokens = 'src/theme/tokens.yaml'

const [first] = services
const symbol = `symbol: ${first?.symbol}`

/** The site.yaml and services.yaml of an invented agency. The wrong edits change these files, because an owner may rewrite the project's own files. */
export const fixedFiles: Readonly<Record<string, string>> = {
  [site]: `language: en-US
brand: Prominence
descriptor: Growth and Web Design
description: We help local businesses.
origin: https://prominence.example
phone: { dial: '+15035550142', text: (503) 555-0142 }
email: hello@prominence.example
place: { text: 'Portland, Oregon, USA', city: Portland, region: OR, country: US }
bookingUrl: https://book.prominence.example/call
mapsUrl: https://maps.example/?q=Portland
demoHost: prominence.example
`,
  [list]: `- ${symbol}
  title: Ropes
  description: We hold them.
- ${symbol}
  title: Summits
  description: We reach them.
`,
}

/** A change of a file. `to` replaces the text `from`, or the whole file if there is no `from`. Without `from`, an empty `to` removes the file. */
export interface Edit {
  file: string
  from?: string | RegExp
  to: string
  encoding?: BufferEncoding
}

const edit = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })

/** Replaces the agency's `descriptor` in site.yaml. */
const descriptor = (text: string) => edit(site, 'Growth and Web Design', text)

/** Adds two languages to site.yaml: the language of this site, with the language tag `own`, and a translation at the URL `address`, with the language tag `other`. */
export const languages = (own: string, other: string, address = 'https://other.example') =>
  edit(
    site,
    'demoHost',
    `languages:
  - { language: ${own}, address: 'https://prominence.example', name: Name }
  - { language: ${other}, address: '${address}', name: Name }
demoHost`,
  )

const atDescriptor = `${site}:3:13 descriptor`

const yaml = 'valid YAML, as README.md explains it'

/** An owner's wrong edits, each with the expected error line. In an error line, "*" stands for any row and column, and "…" for any words. */
export const wrongEdits: readonly (readonly [Edit, string])[] = [
  // Edits with wrong YAML syntax.
  [descriptor('"Peak'), `${site}:3:18 cannot be read: Missing closing "quote; expected ${yaml}`],
  [
    edit(site, /$/, '---\n'),
    `${site}:12:1 cannot be read: A line "---" begins a second document; expected ${yaml}`,
  ],
  [
    descriptor('Peak\n<<<<<<< HEAD\nbrand: A\n=======\nbrand: B\n>>>>>>> theirs'),
    `${site}:4:1 has the line "<<<<<<<" of an unfinished Git merge; expected one of the two versions, without the lines that Git added`,
  ],
  [
    descriptor('We # you'),
    `${site}:3:13 ends where " #" begins a comment; expected straight quotation marks, " or ', around the text, or the comment on its own line`,
  ],
  [
    descriptor('&peak summit'),
    `${site}:3:19 begins with &, * or !; expected straight quotation marks, " or ', around the text`,
  ],
  [
    { ...descriptor('Café'), encoding: 'latin1' },
    `${site} is saved in another encoding; expected UTF-8`,
  ],
  [
    { file: messages, to: '' },
    `${messages} is missing; expected this file; to restore it: git restore ${messages}; during an upgrade: git checkout project/main -- ${messages}`,
  ],
  // Edits with unknown fields. An owner's files may have such fields after an upgrade of the project.
  [
    edit(demoPages, /$/, "price: { from: 'from {price}', per: '{price} a {unit}' }\n"),
    `${demoPages}:* price is not a known field; expected the fields by, invented, savedCopy, draft`,
  ],
  [
    edit(tokens, 'onPaper:', '  dusk: {}\nonPaper:'),
    `${tokens}:* themes.dusk is not a known field; expected the fields light, dark`,
  ],
  // Edits with wrong values of fields.
  [descriptor(''), `${atDescriptor} is empty; expected a text in quotation marks`],
  [
    edit(site, 'local', '{brnd}'),
    `${site}:4:14 description has {brnd}; expected one of {brand}, {descriptor}, {email}, {phone}, {place}, {city}, or no braces`,
  ],
  [
    descriptor('TODO'),
    `${atDescriptor} is "TODO"; expected the final text instead of a placeholder`,
  ],
  [
    edit(site, '/call', '/\u200Bcall'),
    `${site}:9:13 bookingUrl is "…"; expected an https address …, without an invisible character`,
  ],
  [
    edit(list, 'We hold them.', 'a'.repeat(201)),
    `${list}:3:16 #1.description has 201 characters; expected at most 200 characters`,
  ],
  [
    edit(portfolio, /(\ndemos:\s+- slug: ).*/, `$1${'a'.repeat(64)}`),
    `${portfolio}:* demos #1.slug has 64 characters; expected at most 63 characters`,
  ],
  [
    edit(site, 'country: US', 'country: US, postalcode: 97204'),
    `${site}:8:94 place.postalcode is not a known field; expected the fields …; did you mean "postalCode"?`,
  ],
  [
    edit(list, '  title: Ropes\n', ''),
    `${list}:1:3 #1.title is missing; expected the fields symbol, title, description`,
  ],
  [
    edit(site, '555-0142 }', '555-0100 }'),
    `${site}:6:8 phone is {…}; expected dial and text to be the same number, …`,
  ],
  [
    edit(site, '555-0142 }', '555-0142 ext. 12 }'),
    `${site}:6:8 phone is {…}; expected …, without an extension, which links do not dial`,
  ],
  [
    edit(tokens, /ink2: .*/, 'ink2: teal'),
    `${tokens}:* themes.light.colors.ink2 is "teal"; expected a color with six digits in quotation marks, such as '#c53320'`,
  ],
  [
    languages('de', 'en-US'),
    `${site}:* languages is […; expected an entry with the language and the origin of this site`,
  ],
  [languages('en-US', 'en-US'), `${site}:* languages is […; expected each language once`],
  [
    languages('en-US', 'de', 'https://Prominence.example'),
    `${site}:* languages is […; expected each address once`,
  ],
  [
    edit(
      site,
      'demoHost',
      "languages: [{ language: en-US, address: 'https://prominence.example', name: Name }]\ndemoHost",
    ),
    `${site}:* languages is […; expected at least two entries, or no list for a site in one language`,
  ],
  // Edits with wrong references between files.
  [
    edit(home, /href: [^\s,}]+/, "href: '#no-such-part'"),
    `${home}:* nav #1.href is "#no-such-part"; expected a section of /: #…`,
  ],
  [
    edit(tokens, /(paper: (.*)[^]*?ink2: ).*/, '$1$2'),
    `${tokens}:* themes.light.colors.ink2 is "#…", with a contrast of … on … (#…); expected at least 4.5 (WCAG 1.4.3)`,
  ],
  [
    edit('src/theme/faces.yaml', /family: .*/, 'family: No Such Font'),
    'src/theme/faces.yaml:* text.family is "No Such Font", which is not installed; expected a font of fontsource.org: npm install --save-dev --workspace src/theme @fontsource-variable/no-such-font …',
  ],
  [
    edit(portfolio, /(picture:\s+name: ).*/, '$1no-such-picture'),
    `${portfolio}:* clients #1.picture.name is "no-such-picture", but src/content/images/no-such-picture.png is missing; expected a PNG of 8 to 5, …`,
  ],
]

/** Returns a pattern for an error line, in which "*" stands for any row and column, and "…" for any words. */
export const lineLike = (line: string) =>
  new RegExp(`^${literally(line).replaceAll(':\\*', ':\\d+:\\d+').replaceAll('…', '.+')}$`)

/** Returns the bytes of a file after an edit. Returns undefined if the edit removes the file. */
export function edited(before: string, { file, from, to, encoding = 'utf8' }: Edit) {
  if (from === undefined) return to === '' ? undefined : Buffer.from(to, encoding)
  const changed = before.replace(from, to)
  if (changed === before) throw new Error(`${file} has no ${from}`)
  return Buffer.from(changed, encoding)
}
