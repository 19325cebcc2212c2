import { preloadedFonts } from 'virtual:fonts'
import { takenCards } from 'virtual:photographs'
import { icons, manifest, screenshots, type IconUrls } from '../../manifest/index.ts'
import { demos } from '../../src/content/portfolio.yaml'
import services from '../../src/content/services.yaml'
import site from '../../src/content/site.yaml'
import { contactCardUrl, manifestUrl, plainFolders, savedDemoUrl } from '../../src/addresses.ts'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import type { Site } from '../../src/reader/schema.ts'
import { shortHash } from '../hash.ts'
import { policy, policyMeta } from '../hosting/policy.ts'
import { rootFiles, moved, pageFile, type Hosting } from '../hosting/rules.ts'
import { pageHtml } from './document.ts'
import { prerender } from './prerender.tsx'
import { structuredData } from './structuredData.ts'
import { contactCard, languageModels, robots, sitemap } from './textFiles.ts'

// The entry of the server bundle, which contains the content.
export { icons }

/** What the texts are made from besides the content. */
interface Given {
  /** index.html. */
  template: string
  /** The inline script of every page. */
  script: string
  /** The worker that removes another one. */
  remover: string
  icons: IconUrls
}

/** A picture: a file of manifest/, or a square PNG of `size` pixels of a drawing there, with `ground` behind it. */
export interface PictureSource {
  from: string
  size?: number
  ground?: string
}

interface SiteFiles {
  /** Path in dist/ -> text. */
  texts: Record<string, string>
  /** Path in dist/ -> picture. */
  pictures: Record<string, PictureSource>
  hosting: Hosting
  /** The agency, for the names of its hosts. */
  agency: Site
}

/** Files made from a list. */
const each = <T, File>(things: readonly T[], file: (thing: T) => [path: string, file: File]) =>
  Object.fromEntries(things.map(file)) as Record<string, File>

/** Every text and picture of dist/ besides Vite's bundle, the portfolio's pictures, fonts and the worker, and what hosts must know. */
export function siteFiles({ template, script, remover, icons: urls }: Given): SiteFiles {
  const pages = prerender()
  const listed = pages.filter(({ noindex }) => !noindex)
  const [home] = listed
  if (home?.path !== '/') throw new Error('The home page is not the first')
  const sitePolicy = policy({ styles: pages.map(({ css }) => css), script })
  const context = {
    script,
    policyMeta: policyMeta(sitePolicy),
    agency: site,
    fonts: preloadedFonts,
    icons: urls,
    build: shortHash(template, script, JSON.stringify(pages)),
  }
  const pictures: Record<string, PictureSource> = {
    ...each(
      screenshots.map(({ file }) => `screenshots/${file}`),
      (from) => [from, { from }],
    ),
    ...each(
      // `npm run capture`, which takes them, begins with a build.
      listed.filter(({ card }) => takenCards.includes(card.file)),
      ({ card }) => [card.file, { from: `screenshots/${card.file}` }],
    ),
  }
  const texts: Record<string, string> = {
    ...each(pages, (page) => [
      pageFile(page.path).slice(1),
      pageHtml(template, page, {
        ...context,
        ...(!page.noindex && {
          structuredData: structuredData(site, services, home, page.path, urls),
        }),
      }),
    ]),
    ...each([removerUrl, ...retiredWorkers], (address) => [address.slice(1), remover]),
    [manifestUrl.slice(1)]: JSON.stringify(manifest(urls)),
    [contactCardUrl.slice(1)]: contactCard(site),
    'robots.txt': robots(site.origin),
    'sitemap.xml': sitemap(
      listed.map(({ path }) => path),
      site,
    ),
    'llms.txt': languageModels({ site, services, demos, pages: listed }),
  }
  const hosting = {
    policy: sitePolicy,
    pages: [...pages.map(({ path }) => path), ...demos.map(({ slug }) => savedDemoUrl(slug))],
    folders: plainFolders,
    files: [...rootFiles(Object.keys({ ...texts, ...pictures, ...urls })), workerUrl],
    moved,
  }
  return { texts, pictures, hosting, agency: site }
}
