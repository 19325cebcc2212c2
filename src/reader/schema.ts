// The only description of the content, file by file.
// Types are inferred from it, and the build checks the files against it. It is not shipped.
import parsePhoneNumber from 'libphonenumber-js/min'
import * as v from 'valibot'
import { fields } from './fields.ts'
import { drawingNames } from '../content/drawings/names.ts'

/** Patterns of texts that are not prose. */
const patterns = {
  https: /^https:\/\/[^/\s]\S*$/,
  origin: /^https:\/\/[^/\s]+$/,
  host: /^(?:[a-z\d-]+\.)+[a-z](?:[a-z\d-]*[a-z\d])$/,
  slug: /^[a-z\d]+(?:-[a-z\d]+)*$/,
  href: /^(?:https:\/\/[^/\s]\S*|mailto:\S+@\S+|tel:\+\d+|\/(?![/\\])[^\s\\]*|#[^\s#]+)$/,
  /** Before the @, as browsers accept it (html.spec.whatwg.org), without a dot at an end or beside another one, and without ?, # and %, which end or change the address of a link. */
  mailbox: /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*$/,
  e164: /^\+[1-9]\d{6,14}$/,
  drawing: new RegExp(`^(?:${drawingNames.join('|')})$`),
}

/** A host's name as servers know it, or undefined if it is none: "bäckerei.example" -> "xn--bckerei-5wa.example". */
const asciiHost = (host: string) =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : undefined

/** Whether a text is the name of a host, in letters of any language. */
const isHost = (host: string) =>
  !/[/@:?#\s]/.test(host) && patterns.host.test(asciiHost(host) ?? '')

/** The two parts of an e-mail address. */
const mailbox = (email: string) => {
  const at = email.lastIndexOf('@')
  return { name: email.slice(0, Math.max(at, 0)), host: email.slice(at + 1) }
}

/** Whether a text is an e-mail address at a host in letters of any language. */
const isEmail = (text: string) => {
  const { name, host } = mailbox(text)
  return isHost(host) && patterns.mailbox.test(name)
}

/** An e-mail address as servers know it. */
const asciiEmail = (email: string) => {
  const { name, host } = mailbox(email)
  return `${name}@${asciiHost(host)}`
}

interface Phone {
  dial: `+${string}`
  text: string
}

/** Whether a number as it is written locally is the one to dial. One in words, such as 1-800-GOT-JUNK, or in other digits is not compared. */
function isSameNumber({ dial, text: local }: Phone): boolean {
  const defaultCallingCode = parsePhoneNumber(dial)?.countryCallingCode ?? ''
  const plain = local.replace(/[\s\p{Cf}]/gu, '')
  const { number, ext } = parsePhoneNumber(plain, { defaultCallingCode }) ?? {}
  return ext === undefined && (/[a-z]{3}|(?!\d)\p{Nd}/iu.test(local) || number === dial)
}

/** Whether a tag is in its standard form and names a language, and perhaps a script and a region, that exist. */
function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  try {
    return new Intl.Locale(tag).toString() === tag && names.of(tag) !== undefined
  } catch {
    return false
  }
}

/** Whether a text is the code of a country (ISO 3166-1). */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && isLanguage(`en-${code}`)

/** A list of at least one entry. */
export const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.minLength(1, 'at least one entry'), v.readonly())

/** A list of four entries, for the four marks of a drawing. */
const four = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.length(4, 'four entries'), v.readonly())

/** What stands for words that are still to come. "Todo" alone is a word of other languages. */
const placeholder = /^(?:TODO|TBD|FIXME)(?::|$)|lorem ipsum/i

/** A text in which something can be seen. */
export const nonEmpty = v.pipe(
  v.string('a text in quotation marks'),
  v.check((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), 'a text that is not empty'),
)

/** Words, with a maximum length in characters. */
const text = (most: number) =>
  v.pipe(
    nonEmpty,
    v.check((value) => !placeholder.test(value), 'the real words in place of a placeholder'),
    v.maxLength(most, `at most ${most} characters`),
    // Editors show it, or the words of a later check.
    v.description(`a text of at most ${most} characters`),
  )

/** Maximum lengths in characters: a button or heading, a sentence or two, a paragraph. */
const label = 80
const sentences = 300
const paragraph = 1000

/** What search engines and shared links show under a title. */
const description = v.pipe(text(170), v.minLength(20, 'at least 20 characters'))

/** Text fields with these names. */
const texts = <Name extends string>(most: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(most)])) as {
    [K in Name]: ReturnType<typeof text>
  }

/** A text that matches a pattern, with a type of its own. */
const matching = <Form extends string = string>(pattern: RegExp, expected: string) =>
  v.pipe(
    nonEmpty,
    v.regex(pattern, expected),
    v.transform((value) => value as Form),
  )

const address = <Form extends string = string>(pattern: RegExp, expected: string) =>
  v.pipe(
    matching<Form>(pattern, expected),
    v.check((value) => URL.canParse(value, 'https://site.example'), expected),
    // Copied from a message, it may hold one, and then leads nowhere.
    v.check(
      (value) => !/[\p{C}\p{DI}]/u.test(value),
      `${expected}, without an invisible character`,
    ),
  )
const httpsUrl = address<`https://${string}`>(
  patterns.https,
  'an https address without spaces, for example https://example.com',
)
const href = address(
  patterns.href,
  'an https address, a page such as /portfolio or a part such as #contact, with %20 for a space',
)
export const slug = matching(
  patterns.slug,
  'small letters, digits and hyphens, for example tree-services',
)

/** A day of the calendar. */
export const day = v.pipe(
  nonEmpty,
  v.isoDate('a day such as 2027-01-31'),
  v.check((value) => new Date(value).toJSON()?.startsWith(value) ?? false, 'a day of the calendar'),
)

/** A phone number: for dialing (E.164, with +), and as it is written locally. */
export const phone = v.pipe(
  fields({
    dial: matching<`+${string}`>(
      patterns.e164,
      '+, country code and digits, for example +441134960142 for 0113 496 0142 in Britain',
    ),
    text: text(40),
  }),
  v.check(
    isSameNumber,
    'dial and text to be the same number, without an extension, which links do not dial',
  ),
)

/** A language tag (BCP 47), and perhaps script and region. */
export const language = v.pipe(
  nonEmpty,
  v.check(isLanguage, 'a language tag (BCP 47), for example en-US, de or zh-Hant-TW'),
)

/** The address of a site. */
const origin = v.pipe(
  address(patterns.origin, 'https and a host without a path, for example https://example.com'),
  v.transform((value) => new URL(value).origin as `https://${string}`),
)

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

/** The site in each of its languages: its tag, its address, and its name in that language. */
const languages = v.pipe(
  list(fields({ language, address: origin, name: text(40) })),
  v.minLength(2, 'at least two entries, because a site in one language has no list'),
  v.check((all) => areUnique(all.map((each) => each.language)), 'each language once'),
  v.check((all) => areUnique(all.map((each) => each.address)), 'each address once'),
)

/** The facts about the agency, and its addresses as programs know them. */
const site = v.pipe(
  fields({
    brand: text(40),
    /** Language of the words, and perhaps script and region (BCP 47). The direction of writing follows from it. */
    language,
    descriptor: text(60),
    description,
    origin,
    /** This one too, where the site stands once for each of several. */
    languages: v.exactOptional(languages),
    phone,
    email: v.pipe(
      nonEmpty,
      v.check(isEmail, 'an e-mail address without ?, # and %, for example hello@example.com'),
    ),
    place: fields({
      text: text(80),
      street: v.exactOptional(text(80)),
      postalCode: v.exactOptional(text(12)),
      city: text(60),
      region: text(60),
      country: v.pipe(
        nonEmpty,
        v.check(isCountry, 'a country code of two letters (ISO 3166-1), for example US'),
      ),
    }),
    bookingUrl: httpsUrl,
    mapsUrl: httpsUrl,
    /** The agency's pages at other sites. */
    profiles: v.exactOptional(list(httpsUrl)),
    /** Each demo is served at https://<slug>.<demoHost>. */
    demoHost: v.pipe(
      nonEmpty,
      v.check(isHost, 'a host name, for example example.com'),
      v.transform((host) => asciiHost(host) ?? host),
    ),
  }),
  v.forward(
    v.check(
      (facts) =>
        facts.languages?.some(
          (each) => each.language === facts.language && each.address === facts.origin,
        ) ?? true,
      'an entry with the language and the origin of this site',
    ),
    ['languages'],
  ),
  v.transform((facts) => ({
    ...facts,
    emailAddress: asciiEmail(facts.email),
    /** Where the site is served, and with a star for its slug each demo. Previews have others (src/reader/environment.ts). */
    homeAddress: facts.origin as string,
    demoAddress: `https://*.${facts.demoHost}`,
  })),
)

/** A link, and a link of the footer, which without `href` is shown as planned. */
const link = fields({ text: text(label), href })
type Link = v.InferOutput<typeof link>
const linkItem = fields({ text: text(label), href: v.exactOptional(href) })

/** The home page, from top to bottom. */
const home = fields({
  /** As search engines and tabs show it. */
  title: text(120),
  nav: v.pipe(
    list(link),
    v.transform((links) => links as [Link, ...Link[]]),
  ),
  /** The header's button; it leads to the contact section. */
  getStarted: text(label),
  hero: fields({
    badge: v.exactOptional(text(label)),
    ...texts(label, 'contact', 'portfolio'),
  }),
  /** Without it, no drawing stands at the foot of the first screen. */
  profile: v.exactOptional(
    fields({
      /** The drawing in one sentence, for screen readers. */
      label: text(sentences),
      /** From the foot to the summit. */
      stations: four(fields({ name: text(24), elevation: text(12) })),
    }),
  ),
  /** The scale names the ends of its four parts. */
  services: fields({ heading: text(label), note: text(sentences), scale: four(text(label)) }),
  about: fields({
    heading: text(label),
    blurb: list(text(paragraph)),
    /** What the marks of the map stand for. */
    legend: v.exactOptional(fields(texts(label, 'heading', 'summit', 'route', 'planned', 'empty'))),
  }),
  contact: fields(texts(sentences, 'heading', 'lead', 'book', 'getInTouch', 'note')),
})

/** A service; its symbol is a drawing of drawings/symbols.tsx. */
const service = fields({
  symbol: matching<(typeof drawingNames)[number]>(
    patterns.drawing,
    `one of ${drawingNames.join(', ')}`,
  ),
  title: text(40),
  description: text(200),
})

/** The portfolio page. */
const portfolio = fields({
  title: text(120),
  description,
  ...texts(sentences, 'heading', 'lead', 'back'),
  work: fields({
    /** `case` leads from a client to its page, if it has one. */
    ...texts(sentences, 'heading', 'visit', 'case'),
    /** Shown if a client is a sample: under the heading, beside its category, in its tooltip. */
    samples: v.exactOptional(text(sentences)),
    sampleTag: v.exactOptional(text(sentences)),
    sampleHint: v.exactOptional(text(sentences)),
  }),
  /** `visitSaved` and `savedHint` are shown offline, when the site is saved. */
  demos: fields(texts(sentences, 'heading', 'note', 'visit', 'visitSaved', 'savedHint')),
  closing: fields(texts(label, 'heading', 'link')),
})

/** A picture: its file in images/ without ".png", and its alt text. */
const picture = fields({ name: slug, alt: text(200) })

const project = { slug, name: text(60), description: text(200), picture }

/** A demo of the portfolio, served at https://<slug>.<demoHost>. A part of a host name has at most 63 characters. */
const demoSite = fields({
  ...project,
  slug: v.pipe(slug, v.maxLength(63, 'at most 63 characters')),
})

/** A client's site; a sample is an invented business whose address will not open. */
const clientSite = fields({
  ...project,
  url: httpsUrl,
  category: text(40),
  tags: list(text(40)),
  sample: v.boolean('true or false'),
  /** The text page about the work. */
  page: v.exactOptional(slug),
})

/** What a client has counted; without a source it would be a claim. */
const figure = fields({ value: text(12), ...texts(label, 'label', 'source') })

/** A client's words, letter for letter. */
const quote = fields({
  text: text(paragraph),
  ...texts(label, 'name', 'role'),
  url: v.exactOptional(httpsUrl),
})

/** A section of a text page: a heading, then any of the others, in this order. */
const textSection = fields({
  heading: text(label),
  paragraphs: v.exactOptional(list(text(paragraph))),
  points: v.exactOptional(list(text(sentences))),
  pictures: v.exactOptional(
    v.pipe(
      list(fields({ ...picture.entries, caption: text(label) })),
      v.maxLength(2, 'one picture, or a pair'),
    ),
  ),
  figures: v.exactOptional(v.pipe(list(figure), v.maxLength(4, 'at most four figures'))),
  quote: v.exactOptional(quote),
  links: v.exactOptional(list(link)),
})

/** A text page alone, at /<slug>. */
const textPage = fields({
  slug,
  title: text(120),
  description,
  heading: text(label),
  lead: text(sentences),
  sections: list(textSection),
})

/** The contact dialog. */
const dialog = fields({
  ...texts(label, 'title', 'close', 'phone', 'call', 'copy', 'copied', 'location', 'maps', 'card'),
  note: text(sentences),
})

/** The footer: the definition of the brand's name, columns of links, and a note about dashed links. */
const footer = fields({
  definition: fields(texts(sentences, 'word', 'kind', 'meaning')),
  columns: list(fields({ heading: text(label), links: list(linkItem) })),
  note: text(sentences),
})

/** Short messages and labels of the interface itself. */
const messages = fields({
  ...texts(label, 'skip', 'home', 'newTab', 'comingSoon'),
  menu: fields(texts(label, 'label', 'open', 'close')),
  /** Labels of the group, of the system's choice, and of each theme. */
  theme: fields(texts(label, 'label', 'system', 'light', 'dark')),
  motion: fields(texts(label, 'on', 'off', 'pause', 'play')),
  /** The state of the offline copy. */
  offline: fields(texts(sentences, 'saved', 'saving', 'failed', 'lost', 'lostUnsaved')),
  needsConnection: fields(texts(sentences, 'booking', 'sites')),
  /** The offer to put the site on the home screen, and the steps to do so by hand. */
  install: fields({
    ...texts(sentences, 'offer', 'onComputer', 'install', 'later', 'done'),
    steps: fields({
      ...texts(label, 'tap', 'share', 'choose', 'add', 'confirm'),
      ...texts(sentences, 'more', 'further', 'keep', 'open'),
    }),
  }),
  /** Another build is ready. */
  update: fields(texts(sentences, 'ready', 'reload', 'later')),
  /** The page that removes the offline copy, and its progress. */
  reset: fields(texts(sentences, 'heading', 'working', 'gone', 'left')),
  notFound: fields(texts(sentences, 'code', 'heading', 'note', 'home', 'reset')),
})

/** Words outside the pages: for search engines, shared links and the install dialog. */
const metadata = fields({
  /** Alt texts of the pictures for shared links. */
  cards: fields(texts(sentences, 'home', 'portfolio')),
  screenshots: fields(texts(sentences, 'wide', 'narrow')),
  ...texts(label, 'services', 'pages', 'contact'),
})

/** Names in braces that a page fills, by the place of their text. Elsewhere braces name facts of site.yaml. */
export const placeholders: Readonly<Record<string, readonly string[]>> = {
  'demoPages.draft': ['name'],
  'facts.words.home': ['name'],
  'facts.words.around': ['town'],
  'facts.words.price.from': ['price'],
  'facts.words.price.per': ['price', 'unit'],
  'facts.title': ['name', 'reach'],
  'facts.description': ['name', 'reach'],
  'prospects.title': ['name', 'reach'],
  'prospects.description': ['name', 'reach'],
}

/** Words in the language of a demo, beside those of its Page.tsx. */
export const demoTexts = fields({
  notFound: text(sentences),
  ...texts(label, 'home', 'around'),
  price: fields({
    currency: v.picklist(
      Intl.supportedValuesOf('currency'),
      'a currency of three letters (ISO 4217), for example USD',
    ),
    ...texts(label, 'from', 'per', 'open'),
  }),
})

/** Words on the pages of demos in the language of the site. */
const demoPages = fields({
  ...texts(sentences, 'by', 'invented'),
  /** The strip on a demo's saved copy. */
  savedCopy: fields(texts(label, 'note', 'back')),
  /** The strip on the draft for a prospect. */
  draft: text(label),
})

/** The schema of each file of src/content, by the name of the file. */
export const schemas = {
  site,
  home,
  services: list(service),
  portfolio: fields({ page: portfolio, clients: list(clientSite), demos: list(demoSite) }),
  pages: v.pipe(v.array(textPage, 'a list of pages'), v.readonly()),
  dialog,
  footer,
  messages,
  metadata,
  demoPages,
} satisfies Record<string, v.GenericSchema>

/** The content by the names of its files. */
export type ContentFiles = { [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]> }

export type Site = v.InferOutput<typeof site>
export type Service = v.InferOutput<typeof service>
export type Picture = v.InferOutput<typeof picture>
export type ClientSite = v.InferOutput<typeof clientSite>
export type DemoSite = v.InferOutput<typeof demoSite>
export type TextPageContent = v.InferOutput<typeof textPage>
