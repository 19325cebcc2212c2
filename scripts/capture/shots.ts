import { join } from 'node:path'
import sharp from 'sharp'
import { readContent } from '../../src/reader/read.ts'
import { demoSites } from '../../plugins/demos/demoSites.ts'
import type { ClientSite, DemoSite } from '../../src/reader/schema.ts'
import { mostBytes, originalOf, screenshots, takenCards } from '../../plugins/pictures/originals.ts'
import { cardSize, designedPages, textPageCard, type Card } from '../../src/pageFacts.ts'

/** A picture: what it shows, its file, and its size in CSS pixels. */
export interface Shot {
  /** The slug of a client or a demo, or `ownSite`. */
  of: string
  isClient?: true
  /** The address of the page, where the build has this origin. */
  address: (origin: string) => string
  file: string
  width: number
  height: number
  /** Device pixels per CSS pixel; 1 by default. */
  scale?: number
  /** Light by default. */
  theme?: 'light' | 'dark'
  /** Reduced to 256 colors, for pictures that the build does not encode again. */
  isReduced?: boolean
  /** A selector of what it does not show. */
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

/** The site by its name on the command line. */
export const ownSite = 'site'
const home = { of: ownSite, address: (origin: string) => origin, isReduced: true }
const ofSite = (path: string, { file, section }: Card): Shot => ({
  ...card,
  of: ownSite,
  address: (origin) => origin + path + (section ? `#${section}` : ''),
  file: join(screenshots, file),
  // The way back of the bar, which a shared link does not need.
  without: 'header span > a',
})
const wide = { ...home, width: 1280, height: 800 }

const demoOf = (slug: string) => ({
  of: slug,
  address: (origin: string) => origin.replace('//', `//${slug}.`),
})

/** Every picture: for the portfolio, for the install dialog, for shared links and for the README. Nobody can open a sample. */
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

/** Files of the cards whose pages are gone. */
export const oldCards = (all = shots(), taken = takenCards()) =>
  taken
    .map((file) => join(screenshots, file))
    .filter((file) => !all.some((shot) => shot.file === file))

/** Whether to take a picture: of what is named, or without a name of all but clients, of which the owner may have better pictures. */
export const isWanted = ({ of, isClient }: Shot, only: string | undefined) =>
  only === undefined ? !isClient : of === only

/** A screenshot as PNG; with 256 colors if that is asked, or if the build would refuse so many bytes. */
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
