import { join } from 'node:path'
import { readContent } from '../../plugins/content/read.ts'
import { cards, cardSize, type Card } from '../../src/cards.ts'

const { home: words, portfolio } = readContent()
const { clients, demos } = portfolio

/** Origins of the pages to photograph. */
export interface Origins {
  /** A demo's origin. */
  demo: (slug: string) => string
  /** The built site. */
  site: string
}

/** A virtual origin for the project's folder, with the samples and the packages of their fonts. */
export const projectOrigin = 'http://project.localhost'

/** A picture: its file, its page and its size in CSS pixels. */
export interface Shot {
  file: string
  address: (origins: Origins) => string
  width: number
  height: number
  /** Device pixels per CSS pixel; 1 by default. */
  scale?: number
  /** Light by default. */
  theme?: 'light' | 'dark'
  /** Name of a button that opens a dialog. */
  press?: string
  /** Scroll position in CSS pixels; by default that of the URL. */
  scroll?: number
  /** Reduced to 256 colors, for pictures that the build does not encode again. */
  isReduced?: boolean
}

/** Pictures of one subject: a project, or the site itself. */
export interface Subject {
  slug: string
  shots: readonly Shot[]
}

const original = (name: string) => ({
  file: join('src/content/images', `${name}.png`),
  width: 1200,
  height: 750,
})

const shared = { ...cardSize, isReduced: true }

/** The projects of the portfolio: demos from the build, clients from their live sites, samples from samples/. */
export const projects: readonly Subject[] = [
  ...clients.map(({ slug, url, sample, picture }) => ({
    slug,
    shots: [
      {
        ...original(picture.name),
        address: () => (sample ? `${projectOrigin}/samples/${slug}/` : url),
      },
    ],
  })),
  ...demos.map(({ slug, picture }) => {
    const address = ({ demo }: Origins) => `${demo(slug)}/`
    return {
      slug,
      shots: [
        { ...original(picture.name), address },
        { ...shared, file: join('demos', slug, 'social.png'), address },
      ],
    }
  }),
]

const home = ({ site }: Origins) => `${site}/`
const screenshots = 'manifest/screenshots'

/** The site, for the install dialog and for shared links. */
export const site: Subject = {
  slug: 'site',
  shots: [
    { file: `${screenshots}/wide.png`, address: home, width: 1280, height: 800, isReduced: true },
    {
      file: `${screenshots}/narrow.png`,
      address: home,
      width: 375,
      height: 667,
      scale: 2,
      isReduced: true,
    },
    ...Object.values<Card>(cards).map(({ file, path, part = '' }) => ({
      ...shared,
      file: join(screenshots, file),
      address: ({ site }: Origins) => site + path + part,
    })),
  ],
}

const phone = { width: 375, height: 740 }

/** A picture of several screens in columns. */
export interface Montage {
  file: string
  columns: readonly (readonly Shot[])[]
}

/** The demos on phones: the first screen, and one further down. */
export const demoScreens: Montage = {
  file: 'docs/demos.png',
  columns: demos.map(({ slug }) =>
    [0, 1500].map((scroll) => ({
      file: slug,
      address: ({ demo }: Origins) => `${demo(slug)}/`,
      width: 375,
      height: 780,
      scroll,
    })),
  ),
}

/** The site on phones, for the README: home page, portfolio and dialog, in each theme. */
export const siteScreens: readonly Montage[] = (['light', 'dark'] as const).map((theme) => ({
  file: `docs/phone-${theme}.png`,
  columns: [
    { file: 'home', address: home },
    { file: 'portfolio', address: ({ site }: Origins) => `${site}/portfolio` },
    {
      file: 'dialog',
      address: ({ site }: Origins) => `${site}/#contact`,
      press: words.contact.getInTouch,
    },
  ].map((shot) => [{ ...phone, ...shot, theme }]),
}))
