import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  type ClientSite,
  type DemoSite,
  type Facts,
  type Service,
  type TextPageWords,
} from '../../src/content/schema.ts'
import { sections } from '../../src/shared/sections.ts'
import { factsFile, fileOf } from '../content/read.ts'
import type { Text } from '../content/texts.ts'
import {
  readable,
  schemaMistakes,
  shown,
  shownAround,
  type Mistake,
  type Placed,
} from '../content/mistakes.ts'
import { closest } from '../content/suggest.ts'

interface Lists {
  services: readonly Placed<Service>[]
  clients: readonly Placed<ClientSite>[]
  demos: readonly Placed<DemoSite>[]
}

const portfolio = fileOf('portfolio')

/** Mistakes between entries: duplicate names, a sample with a real address. */
export function relationMistakes({ services, clients, demos }: Lists): Mistake[] {
  const projects = [...clients, ...demos]
  return [
    ...twice(fileOf('services'), 'title', services),
    ...twice(portfolio, 'slug', projects),
    ...twice(portfolio, 'name', projects),
    ...clients.flatMap(sampleMistakes),
  ]
}

function twice<Name extends string>(
  file: string,
  name: Name,
  entries: readonly Placed<Record<Name, string>>[],
  others: readonly Placed<Record<Name, string>>[] = [],
): Mistake[] {
  return entries.flatMap((entry) => {
    const first = [...others, ...entries].find((each) => each[name] === entry[name])
    if (!first || first === entry) return []
    const expected = `another ${name} than that of ${readable(first.at)}`
    return [{ file, field: `${entry.at}.${name}`, found: shown(entry[name]), expected }]
  })
}

/** Slugs that are not free: other pages, and folders at the root of the site. */
export const reservedSlugs: readonly string[] = [
  ...Object.keys(sections).flatMap((path) => path.slice(1) || []),
  '404',
  'assets',
  'index',
  'licenses',
  'reset',
  'screenshots',
]

type Titled = Record<'title' | 'description', string>

/** Pages with a reserved slug, or with the title or description of another page. */
export function pageMistakes(
  pages: readonly Placed<TextPageWords>[],
  content: Readonly<Record<string, unknown>>,
): Mistake[] {
  const file = fileOf('pages')
  const words = (name: string) => Object(content[name]) as Titled
  const others = [
    { at: 'the home page', title: words('home').title, description: words('site').description },
    { ...(Object(content.portfolio) as { page: Titled }).page, at: 'the portfolio' },
  ]
  return [
    ...pages
      .filter(({ slug }) => reservedSlugs.includes(slug))
      .map(({ at, slug }) => ({
        file,
        field: `${at}.slug`,
        found: shown(slug),
        expected: `an address that is free; taken are ${reservedSlugs.join(', ')}`,
      })),
    ...twice(file, 'slug', pages),
    ...twice(file, 'title', pages, others),
    ...twice(file, 'description', pages, others),
  ]
}

type OwnFacts = Pick<Facts, 'title' | 'description' | 'themeColor'> & {
  slug: string
  business: { name: string; phone: { dial: string; text: string } }
}

/** Facts of another demo, and names of its business, which remain after copying its folder. */
export function factsMistakes(
  all: readonly OwnFacts[],
  texts: Readonly<Record<string, readonly Text[]>>,
): Mistake[] {
  const own = all.map(({ slug, title, description, themeColor, business }) => ({
    slug,
    fields: {
      title,
      description,
      themeColor,
      'business.name': business.name,
      'business.phone.dial': business.phone.dial,
    },
    names: [business.name, business.phone.text],
  }))
  return own.flatMap(({ slug, fields, names }, index) => {
    const earlier = own.slice(0, index)
    const same = Object.entries(fields).flatMap(([field, value]) => {
      const first = earlier.find((each) => each.fields[field as keyof typeof fields] === value)
      if (!first) return []
      const expected = `another than that of ${factsFile(first.slug)}`
      return [{ file: factsFile(slug), field, found: shown(value), expected }]
    })
    const others = own.filter((each) => each.slug !== slug)
    const foreign = (texts[slug] ?? []).flatMap(({ file, text }) => {
      const [name] = others
        .flatMap((each) => each.names)
        .filter((each) => text.includes(each) && !names.includes(each))
      if (name === undefined) return []
      const expected = `no ${JSON.stringify(name)}, which is another demo's`
      return [{ file, found: shownAround(text, text.indexOf(name)), expected }]
    })
    return [...same, ...foreign]
  })
}

const namesOfOthers = ['label', 'system']

/** Themes with a wrong or reserved name or without a label, and labels without a theme. */
export function themeMistakes(themes: object, labels: unknown): Mistake[] {
  const names = Object.keys(themes)
  const fields = [...namesOfOthers, ...names]
  const expected = `the fields ${fields.join(', ')}`
  const label = Object.fromEntries(fields.map((name) => [name, v.unknown()]))
  const messages = v.object({ theme: v.strictObject(label, expected) })
  return [
    ...names
      .filter((name) => !/^[a-z]+$/.test(name) || namesOfOthers.includes(name))
      .map((name) => ({
        file: fileOf('tokens'),
        field: `themes.${name}`,
        found: 'is not a valid theme name',
        expected: `only small letters, and neither ${namesOfOthers.join(' nor ')}`,
      })),
    ...schemaMistakes(messages, { theme: labels }, fileOf('messages')),
  ]
}

/** Checks that samples, and only samples, have URLs in .example, which never open (RFC 2606). */
function sampleMistakes({ at, url, sample }: Placed<ClientSite>): Mistake[] {
  if (new URL(url).hostname.endsWith('.example') === sample) return []
  const expected = sample
    ? 'an address in .example, or sample: false'
    : 'a real address, or sample: true'
  return [{ file: portfolio, field: `${at}.url`, found: shown(url), expected }]
}

const demoParts = ['facts.yaml', 'Page.tsx', 'style.css', 'icon.svg', 'social.png']

/** Mistakes in the demos' folders: a missing folder or file, or a folder without an entry if all entries are correct. */
export function folderMistakes(
  demos: readonly { slug: string }[],
  root = 'demos',
  isComplete = true,
): Mistake[] {
  const slugs = demos.map(({ slug }) => slug)
  const others = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !slugs.includes(entry.name))
    .map(({ name }) => name)
  const without = slugs
    .filter((slug) => !existsSync(join(root, slug)))
    .map((slug) => ({ file: `${root}/${slug}/`, meant: closest(slug, others) }))
  const unmeant = others.filter((name) => !without.some(({ meant }) => meant === name))
  const model = 'like that of the other demos'
  return [
    ...without.map((each) => ({ ...each, found: 'is missing', expected: `a folder ${model}` })),
    ...slugs
      .filter((slug) => existsSync(join(root, slug)))
      .flatMap((slug) => demoParts.map((part) => ({ slug, part, file: `${root}/${slug}/${part}` })))
      .filter(({ file }) => !existsSync(file))
      .map(({ slug, part, file }) => ({
        file,
        found: 'is missing',
        expected:
          part === 'social.png'
            ? `a picture that "npm run capture -- --only ${slug}" takes`
            : `a file ${model}`,
      })),
    ...(isComplete ? unmeant : []).map((name) => ({
      file: `${root}/${name}/`,
      found: 'has no entry',
      expected: `one in ${portfolio}`,
    })),
  ]
}
