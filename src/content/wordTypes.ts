import type { LinkItem, PageWords } from './types.ts'

/** Words by these names. */
type Words<Name extends string> = Readonly<Record<Name, string>>

/** The words of the home page, from top to bottom. */
export interface HomeWords {
  /** The page's title, as search engines and tabs show it. */
  title: string
  /** The links of the header. */
  nav: readonly Required<LinkItem>[]
  /** The header's button; it leads to the contact section. */
  getStarted: string
  hero: Words<'badge' | 'contact' | 'portfolio'>
  profile: {
    /** The drawing in a sentence, for those who cannot see it. */
    label: string
    /** From the foot to the summit: four, as the drawing has marks. */
    stations: readonly Words<'name' | 'elevation'>[]
  }
  services: {
    heading: string
    note: string
    /** What stands at the ends of the scale's parts: four. */
    scale: readonly string[]
  }
  about: {
    heading: string
    /** Paragraphs. */
    blurb: readonly string[]
    /** What the marks of the map stand for. */
    legend: Words<'heading' | 'summit' | 'route' | 'planned' | 'empty'>
  }
  contact: Words<'heading' | 'lead' | 'book' | 'getInTouch' | 'note'>
}

/** The words of the contact dialog. */
export type DialogWords = Words<
  'title' | 'close' | 'phone' | 'call' | 'copy' | 'copied' | 'location' | 'maps' | 'card' | 'note'
>

/** The footer's words and links. */
export interface FooterWords {
  /** What the brand's name means, as a dictionary would say it. */
  definition: Words<'word' | 'kind' | 'meaning'>
  columns: readonly {
    heading: string
    /** A link with an href opens; one without is shown as planned. */
    links: readonly LinkItem[]
  }[]
  /** Says what a dashed line means. */
  note: string
}

/** Short messages and labels of the interface itself. */
export interface Messages extends Words<'skip' | 'home' | 'newTab' | 'comingSoon' | 'ok'> {
  menu: Words<'label' | 'open' | 'close'>
  theme: Words<'label' | 'system' | 'light' | 'dark'>
  motion: Words<'on' | 'off' | 'pause' | 'play'>
  /** How far the site is saved on this device. */
  offline: Words<
    'ready' | 'saved' | 'sparing' | 'saving' | 'failed' | 'lost' | 'lostUnsaved' | 'retry'
  >
  /** What cannot be done offline. */
  needsConnection: Words<'booking' | 'sites'>
  /** The offer to put the site on the home screen, and the steps to do so by hand. */
  install: Words<'offer' | 'install' | 'later' | 'done'> & {
    steps: Words<'tap' | 'share' | 'choose' | 'add' | 'confirm'>
  }
  /** Another build is ready. */
  update: Words<'ready' | 'reload' | 'later'>
  /** The page that removes the saved copy, and how far it has come. */
  reset: Words<'heading' | 'working' | 'gone' | 'left'>
  notFound: Words<'code' | 'heading' | 'note' | 'home' | 'reset'>
}

/** The page that is shown when nothing is saved and nothing can be fetched. */
export type NotSavedWords = Words<'title' | 'text' | 'retry'>

/** The words of the portfolio page. */
export interface PortfolioWords extends Readonly<PageWords> {
  heading: string
  lead: string
  back: string
  work: Words<'heading' | 'samples' | 'visit' | 'sampleTag' | 'sampleHint'>
  demos: Words<'heading' | 'note' | 'visit'>
  closing: Words<'heading' | 'link'>
}

/** Words that are shown outside the pages: by search engines, shared links and the install dialog. */
export interface ElsewhereWords extends Words<'services' | 'pages' | 'contact'> {
  /** What the pictures of shared links show. */
  cards: Words<'home' | 'portfolio'>
  screenshots: Words<'wide' | 'narrow'>
}

/** Words that the pages of all demos share; what stands in braces is filled in. */
export interface DemoPageWords extends Words<'by' | 'invented' | 'notFound' | 'home'> {
  price: Words<'currency' | 'from' | 'per' | 'open'>
}
