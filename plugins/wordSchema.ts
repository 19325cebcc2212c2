import * as v from 'valibot'
import type { LinkItem } from '../src/content/types.ts'
import type {
  DemoPageWords,
  DialogWords,
  ElsewhereWords,
  FooterWords,
  HomeWords,
  Messages,
  NotSavedWords,
  PortfolioWords,
} from '../src/content/wordTypes.ts'
import { fields, href, list, matching, text, texts, type Fields } from './fields.ts'

/** What fits a button or a heading, and what is a sentence or two; in characters. */
const label = 80
const sentences = 300
const paragraph = 1000

const four = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    list(item),
    v.length(4, ({ input }) => `four entries; it has ${input.length}`),
  )

const link = fields({ text: text(label), href } satisfies Fields<Required<LinkItem>>)
const plannedLink = fields({
  text: text(label),
  href: v.exactOptional(href),
} satisfies Fields<LinkItem>)

const home = fields({
  title: text(120),
  nav: list(link),
  getStarted: text(label),
  hero: fields(texts(label, 'badge', 'contact', 'portfolio')),
  profile: fields({
    label: text(sentences),
    stations: four(fields(texts(label, 'name', 'elevation'))),
  }),
  services: fields({ heading: text(label), note: text(sentences), scale: four(text(label)) }),
  about: fields({
    heading: text(label),
    blurb: list(text(paragraph)),
    legend: fields(texts(label, 'heading', 'summit', 'route', 'planned', 'empty')),
  }),
  contact: fields(texts(sentences, 'heading', 'lead', 'book', 'getInTouch', 'note')),
} satisfies Fields<HomeWords>)

const dialog = fields({
  ...texts(label, 'title', 'close', 'phone', 'call', 'copy', 'copied', 'location', 'maps', 'card'),
  note: text(sentences),
} satisfies Fields<DialogWords>)

const footer = fields({
  definition: fields(texts(sentences, 'word', 'kind', 'meaning')),
  columns: list(fields({ heading: text(label), links: list(plannedLink) })),
  note: text(sentences),
} satisfies Fields<FooterWords>)

const messages = fields({
  ...texts(label, 'skip', 'home', 'newTab', 'comingSoon', 'ok'),
  menu: fields(texts(label, 'label', 'open', 'close')),
  theme: fields(texts(label, 'label', 'system', 'light', 'dark')),
  motion: fields(texts(label, 'on', 'off', 'pause', 'play')),
  offline: fields({
    ...texts(sentences, 'ready', 'saved', 'sparing', 'saving', 'failed', 'lost', 'lostUnsaved'),
    ...texts(label, 'retry'),
  }),
  needsConnection: fields(texts(sentences, 'booking', 'sites')),
  install: fields({
    ...texts(sentences, 'offer', 'install', 'later', 'done'),
    steps: fields(texts(label, 'tap', 'share', 'choose', 'add', 'confirm')),
  }),
  update: fields(texts(sentences, 'ready', 'reload', 'later')),
  reset: fields(texts(sentences, 'heading', 'working', 'gone', 'left')),
  notFound: fields(texts(sentences, 'code', 'heading', 'note', 'home', 'reset')),
} satisfies Fields<Messages>)

const notSaved = fields(texts(sentences, 'title', 'text', 'retry') satisfies Fields<NotSavedWords>)

const portfolio = fields({
  title: text(120),
  description: text(200),
  ...texts(sentences, 'heading', 'lead', 'back'),
  work: fields(texts(sentences, 'heading', 'samples', 'visit', 'sampleTag', 'sampleHint')),
  demos: fields(texts(sentences, 'heading', 'note', 'visit')),
  closing: fields(texts(label, 'heading', 'link')),
} satisfies Fields<PortfolioWords>)

const elsewhere = fields({
  cards: fields(texts(sentences, 'home', 'portfolio')),
  screenshots: fields(texts(sentences, 'wide', 'narrow')),
  ...texts(label, 'services', 'pages', 'contact'),
} satisfies Fields<ElsewhereWords>)

/** A text into which the site puts these words. */
const filled = (...words: string[]) =>
  v.pipe(
    text(label),
    v.check(
      (value) => words.every((word) => value.includes(`{${word}}`)),
      `a text with ${words.map((word) => `{${word}}`).join(' and ')}`,
    ),
  )

const demoPages = fields({
  by: filled('brand'),
  ...texts(sentences, 'invented', 'notFound'),
  home: filled('name'),
  price: fields({
    currency: matching(/^[A-Z]{3}$/, 'a currency of three letters, for example USD'),
    from: filled('price'),
    per: filled('price', 'unit'),
    open: text(label),
  }),
} satisfies Fields<DemoPageWords>)

/** What the words of the pages and of the interface must be. */
export const wordSchemas = {
  home,
  dialog,
  footer,
  messages,
  notSaved,
  portfolio,
  elsewhere,
  demoPages,
}
