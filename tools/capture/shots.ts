import { join } from 'node:path'
import { cardSize, listed } from '../../build/listed.ts'
import { clients, demos } from '../../src/content/portfolio.ts'

/** Where the pages to be photographed are served. */
export interface Origins {
  /** The project's own folder, for the samples. */
  files: string
  /** A demo's origin. */
  demo: (slug: string) => string
  /** The built site. */
  site: string
}

/** A picture: where it is kept, of which page, at which size in CSS pixels. */
export interface Shot {
  file: string
  address: (origins: Origins) => string
  width: number
  height: number
  /** Device pixels to a CSS pixel; 1 without it. */
  scale?: number
  /** How far down the page it is taken, in CSS pixels; where its address leads without it. */
  scroll?: number
  /** Reduced to 256 colors: for pictures that are shipped, or only looked at here, as they are. */
  isReduced?: boolean
}

/** What is photographed together: a project, or the site itself. */
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

/** The projects of the portfolio: demos as built here, clients where they live, samples from their folder. */
export const projects: readonly Subject[] = [
  ...clients.map(({ slug, url, sample, picture }) => ({
    slug,
    shots: [
      {
        ...original(picture.name),
        address: ({ files }: Origins) => (sample ? `${files}/samples/${slug}/` : url),
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

/** The site: for the install dialog, for shared links, for the README. */
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
    ...Object.entries(listed).map(([path, { card }]) => ({
      ...shared,
      file: join(screenshots, card.file),
      address: ({ site }: Origins) => site + path + (card.part ?? ''),
    })),
    { file: 'docs/home.png', address: home, width: 1440, height: 900, isReduced: true },
  ],
}
