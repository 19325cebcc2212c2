import { join } from 'node:path'
import { readContent } from '../../plugins/content/read.ts'
import type { ClientSite, DemoSite } from '../../src/content/schema.ts'
import { cards, cardSize, type Card } from '../../src/cards.ts'

/** Origins of the pages to photograph. */
export interface Origins {
  /** A demo's origin. */
  demo: (slug: string) => string
  /** The built site. */
  site: string
}

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
  /** Reduced to 256 colors, for pictures that the build does not encode again. */
  isReduced?: boolean
}

/** Pictures of one subject: a project, or the site itself. */
export interface Subject {
  slug: string
  isClient?: true
  shots: readonly Shot[]
}

interface Portfolio {
  clients: readonly Pick<ClientSite, 'slug' | 'url' | 'picture' | 'sample'>[]
  demos: readonly Pick<DemoSite, 'slug' | 'picture'>[]
}

/** Whether to take a subject: the named one, or without a name all but clients, of which the owner may have better pictures. */
export const isWanted = ({ slug, isClient }: Subject, only: string | undefined) =>
  only === undefined ? !isClient : slug === only

const original = (name: string) => ({
  file: join('src/content/images', `${name}.png`),
  width: 1200,
  height: 750,
})

const card = { ...cardSize, isReduced: true }

/** The projects of the portfolio: clients from their live sites, demos from the build. Nobody can open a sample. */
export function projects({ clients, demos }: Portfolio = readContent().portfolio): Subject[] {
  return [
    ...clients
      .filter(({ sample }) => !sample)
      .map(({ slug, url, picture }) => ({
        slug,
        isClient: true as const,
        shots: [{ ...original(picture.name), address: () => url }],
      })),
    ...demos.map(({ slug, picture }) => {
      const address = ({ demo }: Origins) => `${demo(slug)}/`
      return {
        slug,
        shots: [
          { ...original(picture.name), address },
          { ...card, file: join('demos', slug, 'social.png'), address },
        ],
      }
    }),
  ]
}

const home = ({ site }: Origins) => `${site}/`
const wide = { address: home, width: 1280, height: 800, isReduced: true }
const narrow = { address: home, width: 375, height: 667, scale: 2, isReduced: true }
const screenshots = 'manifest/screenshots'

/** The site, for the install dialog, for shared links and for the README. */
export const ownSite: Subject = {
  slug: 'site',
  shots: [
    { ...wide, file: `${screenshots}/wide.png` },
    { ...narrow, file: `${screenshots}/narrow.png` },
    { ...wide, file: 'docs/home-dark.png', theme: 'dark' },
    ...Object.values<Card>(cards).map(({ file, path, part = '' }) => ({
      ...card,
      file: join(screenshots, file),
      address: ({ site }: Origins) => site + path + part,
    })),
  ],
}
