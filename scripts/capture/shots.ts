import { join } from 'node:path'
import sharp from 'sharp'
import { readContent } from '../../src/reader/read.ts'
import { demoSites } from '../../plugins/demos/demoSites.ts'
import type { ClientSite, DemoSite } from '../../src/reader/schema.ts'
import { mostBytes, originalOf, screenshots, takenCards } from '../../plugins/pictures/originals.ts'
import { cardSize, designedPages, textPageCard, type Card } from '../../src/pageFacts.ts'

/** A picture to take. */
export interface Shot {
  /** The subject of the picture: the slug of a client or a demo, or "site" for the agency's site. */
  of: string
  isClient?: true
  /** Returns the URL of the page. `origin` is the origin of the local server that serves the build. */
  address: (origin: string) => string
  file: string
  width: number
  height: number
  /** Device pixels per CSS pixel, by default 1. */
  scale?: number
  /** The color theme of the page, by default light. */
  theme?: 'light' | 'dark'
  /** Whether to reduce the picture to 256 colors. False for pictures that the build encodes again, because the size of their files does not matter. */
  isReduced?: boolean
  /** The CSS selector of elements to hide in the picture. */
  without?: string
}

interface Shown {
  clients: readonly Pick<ClientSite, 'slug' | 'url' | 'picture' | 'sample'>[]
  demos: readonly Pick<DemoSite, 'slug' | 'picture'>[]
  pages: readonly { slug: string }[]
  sites: readonly { slug: string; card: string }[]
}

function content(): Shown {
  const { portfolio, pages } = readContent()
  return { ...portfolio, pages, sites: demoSites() }
}

const original = ({ name }: { name: string }) => ({
  file: originalOf(name),
  width: 1200,
  height: 750,
})
const card = { ...cardSize, isReduced: true }

/** The name that stands for the agency's site in `npm run capture -- --only site`. */
export const ownSite = 'site'
const home = { of: ownSite, address: (origin: string) => origin, isReduced: true }
const ofSite = (path: string, { file, section }: Card): Shot => ({
  ...card,
  of: ownSite,
  address: (origin) => origin + path + (section ? `#${section}` : ''),
  file: join(screenshots, file),
  // Hides the back link in the header, which pictures for shared links do not need.
  without: 'header span > a',
})
const wide = { ...home, width: 1280, height: 800 }

const demoOf = (slug: string) => ({
  of: slug,
  address: (origin: string) => origin.replace('//', `//${slug}.`),
})

/** Lists every picture to take: for the portfolio, the install dialog, shared links and the README. Leaves out sample clients, because their sites do not exist. */
export const shots = ({ clients, demos, pages, sites } = content()): Shot[] => [
  ...clients
    .filter(({ sample }) => !sample)
    .map(({ slug, url, picture }) => ({
      of: slug,
      isClient: true as const,
      address: () => url,
      ...original(picture),
    })),
  ...demos.map(({ slug, picture }) => ({ ...demoOf(slug), ...original(picture) })),
  ...sites.map(({ slug, card: file }) => ({ ...demoOf(slug), ...card, file })),
  { ...wide, file: `${screenshots}/wide.png` },
  { ...home, width: 375, height: 667, scale: 2, file: `${screenshots}/narrow.png` },
  { ...wide, file: 'docs/home-dark.png', theme: 'dark' },
  ...Object.entries(designedPages).map(([path, { card: picture }]) => ofSite(path, picture)),
  ...pages.map(({ slug }) => ofSite(`/${slug}`, textPageCard(slug))),
]

/** Lists the outdated pictures for shared links: the pictures of pages that no longer exist. */
export const oldCards = (all = shots(), taken = takenCards()) =>
  taken
    .map((file) => join(screenshots, file))
    .filter((file) => !all.some((shot) => shot.file === file))

/** Whether to take a picture. Without `only`, takes no pictures of clients' websites, because the owner may have replaced these pictures by better ones. */
export const isWanted = ({ of, isClient }: Shot, only: string | undefined) =>
  only === undefined ? !isClient : of === only

/** Encodes a screenshot as PNG. Reduces the colors to 256 if `isReduced` is true, or if the file would otherwise have more than `most` bytes. The build rejects a larger file. */
export async function encoded(
  screenshot: Buffer,
  isReduced = false,
  most = mostBytes,
): Promise<Buffer> {
  const colors = isReduced ? { palette: true, quality: 90 } : { palette: false }
  const bytes = await sharp(screenshot)
    .png({ compressionLevel: 9, ...colors })
    .toBuffer()
  return isReduced || bytes.length <= most ? bytes : encoded(screenshot, true)
}
