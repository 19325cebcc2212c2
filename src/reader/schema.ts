// Schemas of the YAML files in src/content. The build checks the files with them, and TypeScript
// infers the content's types from them. The browser does not load this module.
import parsePhoneNumber from 'libphonenumber-js/min'
import * as v from 'valibot'
import { fields, named } from './fields.ts'
import { drawingNames } from '../content/drawings/names.ts'

/** Encodes a host name as ASCII ("bäckerei.example" -> "xn--bckerei-5wa.example"). Returns undefined if the name is not valid. */
const asciiHost = (host: string) =>
  URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : undefined

/** Matches an ASCII host name with at least one dot. */
const asciiHostName = /^(?:[a-z\d-]+\.)+[a-z](?:[a-z\d-]*[a-z\d])$/

/** Whether a text is a host name. Letters of all languages are allowed. */
const isHost = (host: string) =>
  !/[/@:?#\s]/.test(host) && asciiHostName.test(asciiHost(host) ?? '')

/** Splits an e-mail address at the "@". */
const splitEmail = (email: string) => {
  const at = email.lastIndexOf('@')
  return { name: email.slice(0, Math.max(at, 0)), host: email.slice(at + 1) }
}

/**
 * Matches the part of an e-mail address before the "@". Rejects dots at the ends and two dots in a row,
 * and the characters ?, # and %, which would break a mailto link.
 */
const mailbox = /^[\w!$&'*+/=^`{|}~-]+(?:\.[\w!$&'*+/=^`{|}~-]+)*$/

/** Whether a text is an e-mail address. The host may have letters of all languages. */
const isEmail = (text: string) => {
  const { name, host } = splitEmail(text)
  return isHost(host) && mailbox.test(name)
}

/** Encodes the host of an e-mail address as ASCII. */
const asciiEmail = (email: string) => {
  const { name, host } = splitEmail(email)
  return `${name}@${asciiHost(host)}`
}

/**
 * Whether `dial` and `text` are the same phone number. Does not compare the digits if `text` contains words,
 * such as 1-800-GOT-JUNK, or digits of another script, such as Devanagari.
 */
function isSameNumber({ dial, text: local }: { dial: `+${string}`; text: string }): boolean {
  const defaultCallingCode = parsePhoneNumber(dial)?.countryCallingCode ?? ''
  const plain = local.replace(/[\s\p{Cf}]/gu, '')
  const { number, ext } = parsePhoneNumber(plain, { defaultCallingCode }) ?? {}
  return ext === undefined && (/[a-z]{3}|(?!\d)\p{Nd}/iu.test(local) || number === dial)
}

/** Whether a text is the tag of a known language in standard form, such as en-US. */
function isLanguage(tag: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  try {
    return new Intl.Locale(tag).toString() === tag && names.of(tag) !== undefined
  } catch {
    return false
  }
}

/** Whether a text is a country code (ISO 3166-1). */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && isLanguage(`en-${code}`)

export const list = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.minLength(1, 'at least one entry'), v.readonly())

/** A list of four entries. The scale bar and the mountain drawing have four labels each. */
const four = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item, 'a list'), v.length(4, 'four entries'), v.readonly())

/** Matches unfinished texts: "TODO", "TBD: a price". Does not match "Todo incluido", because "todo" is a Spanish word. */
const placeholder = /^(?:TODO|TBD|FIXME)(?::|$)|lorem ipsum/i

/** A text with at least one visible character. */
export const nonEmpty = v.pipe(
  v.string('a text in quotation marks'),
  v.check((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), 'a text that is not empty'),
)

/** A text with a maximum length in characters. */
const text = (max: number) =>
  v.pipe(
    nonEmpty,
    v.check((value) => !placeholder.test(value), 'the final text instead of a placeholder'),
    v.maxLength(max, `at most ${max} characters`),
    // Code editors show this description beside the field.
    v.description(`a text of at most ${max} characters`),
  )

/** Maximum length of a button, label or heading, in characters. */
const label = 80
/** Maximum length of a text of one or two sentences, in characters. */
const sentences = 300
/** Maximum length of a paragraph, in characters. */
const paragraph = 1000

/** The description of a page for search engines and shared links. */
const description = v.pipe(text(170), v.minLength(20, 'at least 20 characters'))

/** Makes text fields with these names and this maximum length. */
const texts = <Name extends string>(max: number, ...names: Name[]) => named(text(max), ...names)

/** A text that matches a pattern. `Type` is the TypeScript type of such texts. */
const matching = <Type extends string = string>(pattern: RegExp, expected: string) =>
  v.pipe(
    nonEmpty,
    v.regex(pattern, expected),
    v.transform((value) => value as Type),
  )

/** A URL that matches a pattern. */
const address = <Type extends string = string>(pattern: RegExp, expected: string) =>
  v.pipe(
    matching<Type>(pattern, expected),
    v.check((value) => URL.canParse(value, 'https://site.example'), expected),
    // A URL pasted from a message may contain an invisible character, which breaks the link.
    v.check(
      (value) => !/[\p{C}\p{DI}]/u.test(value),
      `${expected}, without an invisible character`,
    ),
  )
const httpsUrl = address<`https://${string}`>(
  /^https:\/\/[^/\s]\S*$/,
  'an https address without spaces, for example https://example.com',
)
const href = address(
  /^(?:https:\/\/[^/\s]\S*|mailto:\S+@\S+|tel:\+\d+|\/(?![/\\])[^\s\\]*|#[^\s#]+)$/,
  'an https address, a page such as /portfolio or a section such as #contact, with %20 for a space',
)
export const slug = matching(
  /^[a-z\d]+(?:-[a-z\d]+)*$/,
  'lowercase letters, digits and hyphens, for example tree-services',
)

/** A phone number. */
export const phone = v.pipe(
  fields({
    /** The number for `tel:` links, in international format (E.164). */
    dial: matching<`+${string}`>(
      /^\+[1-9]\d{6,14}$/,
      '+, country code and digits, for example +441134960142 for 0113 496 0142 in Britain',
    ),
    /** The number as visitors read it, in the usual format of its country: "0113 496 0142". */
    text: text(40),
  }),
  v.check(
    isSameNumber,
    'dial and text to be the same number, without an extension, which links do not dial',
  ),
)

/** A language tag (BCP 47). */
export const language = v.pipe(
  nonEmpty,
  v.check(isLanguage, 'a language tag (BCP 47), for example en-US, de or zh-Hant-TW'),
)

/** The URL of a website, without a path. */
const origin = v.pipe(
  address(
    /^https:\/\/[^/\s]+$/,
    'https and a host without a path, for example https://example.com',
  ),
  v.transform((value) => new URL(value).origin as `https://${string}`),
)

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

/** The languages of the site. `address` is the URL of the site in this language. `name` is the language's own name, such as "Deutsch". */
const languages = v.pipe(
  list(fields({ language, address: origin, name: text(40) })),
  v.minLength(2, 'at least two entries, or no list for a site in one language'),
  v.check((all) => areUnique(all.map((each) => each.language)), 'each language once'),
  v.check((all) => areUnique(all.map((each) => each.address)), 'each address once'),
)

/** Facts about the agency. */
const site = v.pipe(
  fields({
    brand: text(40),
    /** The language of all texts. The text direction follows from the language. */
    language,
    descriptor: text(60),
    description,
    origin,
    /** All languages of the site, including `language`. */
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
    /** URLs of the agency's profiles on other websites. */
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
    /** The URL at which this build of the site is served. In a preview, environment.ts replaces this URL. */
    homeAddress: facts.origin as string,
    /** The URL of each demo, with a star in place of the slug. In a preview, environment.ts replaces this URL. */
    demoAddress: `https://*.${facts.demoHost}`,
  })),
)

const link = fields({ text: text(label), href })
type Link = v.InferOutput<typeof link>
/** A link in the footer. Without `href`, the link's page does not exist yet, and visitors cannot click the link. */
const footerLink = fields({ text: text(label), href: v.exactOptional(href) })

/** Texts of the home page, from top to bottom. */
const home = fields({
  /** The title for browser tabs and search engines. */
  title: text(120),
  nav: v.pipe(
    list(link),
    v.transform((links) => links as [Link, ...Link[]]),
  ),
  /** Label of the button in the header bar, which leads to the contact section. */
  getStarted: text(label),
  hero: fields({
    badge: v.exactOptional(text(label)),
    ...texts(label, 'contact', 'portfolio'),
  }),
  /** The mountain drawing below the hero. Without this field, the hero has no drawing. */
  profile: v.exactOptional(
    fields({
      /** The drawing's text alternative, for screen readers. */
      label: text(sentences),
      /** Labels in the drawing, from the lowest to the summit. */
      stations: four(fields({ name: text(24), elevation: text(12) })),
    }),
  ),
  /** `scale` has the labels of the scale bar, a drawing below the note. */
  services: fields({ heading: text(label), note: text(sentences), scale: four(text(label)) }),
  about: fields({
    heading: text(label),
    blurb: list(text(paragraph)),
    /** The map legend. Each text explains a symbol. */
    legend: v.exactOptional(fields(texts(label, 'heading', 'summit', 'route', 'planned', 'empty'))),
  }),
  contact: fields(texts(sentences, 'heading', 'lead', 'book', 'getInTouch', 'note')),
})

const service = fields({
  /** The name of a drawing in drawings/symbols.tsx. */
  symbol: v.picklist(drawingNames, `one of ${drawingNames.join(', ')}`),
  title: text(40),
  description: text(200),
})

/** Texts of the portfolio page. */
const portfolio = fields({
  title: text(120),
  description,
  ...texts(sentences, 'heading', 'lead', 'back'),
  work: fields({
    /** `case` labels the link to the text page about the work for a client. */
    ...texts(sentences, 'heading', 'visit', 'case'),
    /** The note under the heading. The page shows the note if at least one client is invented. */
    samples: v.exactOptional(text(sentences)),
    /** A remark that the page adds to `category` if the client is invented. */
    sampleTag: v.exactOptional(text(sentences)),
    /** The tooltip of the link to an invented client. */
    sampleHint: v.exactOptional(text(sentences)),
  }),
  /** `visitSaved` and `savedHint` are for visitors who are offline and have saved the site. */
  demos: fields(texts(sentences, 'heading', 'note', 'visit', 'visitSaved', 'savedHint')),
  closing: fields(texts(label, 'heading', 'link')),
})

/** A picture. `name` is a file in src/content/images, without ".png". */
const picture = fields({ name: slug, alt: text(200) })

const project = { slug, name: text(60), description: text(200), picture }

/** A demo in the portfolio. */
const demoSite = fields({
  ...project,
  /** The subdomain in the demo's URL. DNS allows at most 63 characters. */
  slug: v.pipe(slug, v.maxLength(63, 'at most 63 characters')),
})

/** A client's website in the portfolio. */
const clientSite = fields({
  ...project,
  url: httpsUrl,
  category: text(40),
  tags: list(text(40)),
  /** Whether the client is invented. No website exists at the URL of an invented client. */
  sample: v.boolean('true or false'),
  /** The slug of the text page about the work for this client. */
  page: v.exactOptional(slug),
})

/** A result in numbers, such as "+40 %". The source of the number is required, so that visitors can check the number. */
const figure = fields({ value: text(12), ...texts(label, 'label', 'source') })

/** A quotation from a client. */
const quote = fields({
  text: text(paragraph),
  ...texts(label, 'name', 'role'),
  url: v.exactOptional(httpsUrl),
})

/** The price of a service. */
const price = fields({
  name: text(label),
  price: text(40),
  note: v.exactOptional(text(sentences)),
})

/** A section of a text page. The page shows the fields in this order. */
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
  prices: v.exactOptional(v.pipe(list(price), v.maxLength(12, 'at most twelve prices'))),
  quote: v.exactOptional(quote),
  links: v.exactOptional(list(link)),
})

/** A page of text at the path /<slug>. */
const textPage = fields({
  slug,
  title: text(120),
  description,
  heading: text(label),
  lead: text(sentences),
  sections: list(textSection),
  /** Whether the page ends in a dark band with a link to the contact section. A page about a client always does. */
  closing: v.exactOptional(v.boolean('true or false')),
})

/** Texts of the contact dialog. */
const dialog = fields({
  ...texts(label, 'title', 'close', 'phone', 'call', 'copy', 'copied', 'location', 'maps', 'card'),
  note: text(sentences),
})

/** Texts of the footer. */
const footer = fields({
  /** The brand's name as a dictionary entry. */
  definition: fields(texts(sentences, 'word', 'kind', 'meaning')),
  columns: list(fields({ heading: text(label), links: list(footerLink) })),
  /** Explains the links with a dashed underline, whose pages do not exist yet. */
  note: text(sentences),
})

/** Messages and labels of the user interface. */
const messages = fields({
  ...texts(label, 'skip', 'home', 'newTab', 'comingSoon'),
  menu: fields(texts(label, 'label', 'open', 'close')),
  /** Labels of the theme buttons. `label` names the group of buttons. */
  theme: fields(texts(label, 'label', 'system', 'light', 'dark')),
  motion: fields(texts(label, 'on', 'off', 'pause', 'play')),
  /** Texts about the copy of the site that the browser saves for offline use. */
  offline: fields(texts(sentences, 'saved', 'saving', 'failed', 'lost', 'lostUnsaved')),
  /** Hints for offline visitors, beside links that need a connection. */
  needsConnection: fields(texts(sentences, 'booking', 'sites')),
  /** The offer to install the site as an app. `steps` explains the installation in Safari on an iPhone. */
  install: fields({
    ...texts(sentences, 'offer', 'onComputer', 'install', 'later', 'done'),
    steps: fields({
      ...texts(label, 'tap', 'share', 'choose', 'add', 'confirm'),
      ...texts(sentences, 'more', 'further', 'keep', 'open'),
    }),
  }),
  /** The notice that a new version of the site is ready. */
  update: fields(texts(sentences, 'ready', 'reload', 'later')),
  /** Texts of the page that deletes the offline copy of the site. */
  reset: fields(texts(sentences, 'heading', 'working', 'gone', 'left')),
  notFound: fields(texts(sentences, 'code', 'heading', 'note', 'home', 'reset')),
})

/** Texts for search engines, shared links and the browser's install dialog. */
const metadata = fields({
  /** Alt texts of the pictures that other websites show for shared links. */
  cards: fields(texts(sentences, 'home', 'portfolio')),
  /** Descriptions of the screenshots in the install dialog. */
  screenshots: fields(texts(sentences, 'wide', 'narrow')),
  ...texts(label, 'services', 'pages', 'contact'),
})

/** Fields with additional placeholders, which other fields may not contain. read.ts lists the placeholders for all fields. */
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

/** Texts of a demo's interface, in the language of the demo. */
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

/** Texts that the agency adds to every demo, in the language of the agency's site. */
const demoPages = fields({
  ...texts(sentences, 'by', 'invented'),
  /** Texts of the narrow banner above a demo that an offline visitor opens from the saved copy of the site. */
  savedCopy: fields(texts(label, 'note', 'back')),
  /** The text of the narrow banner above a draft. A draft is a demo with the facts of a possible client. */
  draft: text(label),
})

/** The schema of each YAML file in src/content, except prospects.yaml. */
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

/** The content of the files in `schemas`, by file name. */
export type ContentFiles = { [Name in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Name]> }

export type Site = v.InferOutput<typeof site>
export type Service = v.InferOutput<typeof service>
export type ClientSite = v.InferOutput<typeof clientSite>
export type DemoSite = v.InferOutput<typeof demoSite>
export type TextPageContent = v.InferOutput<typeof textPage>
