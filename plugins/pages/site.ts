import { preloadedFonts } from 'virtual:fonts'
import { takenCards } from 'virtual:photographs'
import { icons, manifest, screenshots, type IconUrls } from '../../manifest/index.ts'
import { demos } from '../../src/content/portfolio.yaml'
import services from '../../src/content/services.yaml'
import site from '../../src/content/site.yaml'
import { contactCardUrl, manifestUrl, plainFolders, savedDemoUrl } from '../../src/addresses.ts'
import { removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { shortHash } from '../hash.ts'
import { policy, policyMeta } from '../hosting/policy.ts'
import { moved, pageFile, rootFiles } from '../hosting/rules.ts'
import { pageHtml } from './document.ts'
import { iconUrl, pictureBytes } from './manifestPictures.ts'
import { prerender } from './prerender.tsx'
import { structuredData } from './structuredData.ts'
import { contactCard, languageModels, robots, sitemap } from './textFiles.ts'

// Vite bundles this file for Node, because Node itself cannot import the YAML files of the content.

/** The texts from which siteFiles() makes the files of the site. */
interface SiteInputs {
  /** The content of index.html. */
  template: string
  /** The inline script of every page. */
  script: string
  /** The code of the remover, a service worker that deletes all caches and unregisters itself. */
  remover: string
}

type Files = Record<string, string | Uint8Array>

/**
 * Generates the files of dist/ that depend on the content: pages, texts, icons and pictures for
 * shared links. Vite and its plugins write the other files, such as scripts and fonts.
 */
export async function siteFiles({ template, script, remover }: SiteInputs) {
  const drawnIcons = await Promise.all(
    icons.map(async ({ file, ...source }) => ({ file, bytes: await pictureBytes(source) })),
  )
  const iconUrls = Object.fromEntries(
    drawnIcons.map(({ file, bytes }) => [file, iconUrl(file, bytes)]),
  ) as IconUrls
  const pages = prerender()
  const indexed = pages.filter(({ noindex }) => !noindex)
  const [home] = indexed
  if (home?.path !== '/') throw new Error('The home page is not the first')
  const sitePolicy = policy({ styles: pages.map(({ css }) => css), script })
  const context = {
    script,
    policyMeta: policyMeta(sitePolicy),
    agency: site,
    fonts: preloadedFonts,
    icons: iconUrls,
    build: shortHash(template, script, JSON.stringify(pages)),
  }
  const files: Files = {}
  for (const page of pages)
    files[pageFile(page.path).slice(1)] = pageHtml(template, page, {
      ...context,
      ...(!page.noindex && {
        structuredData: structuredData(site, services, home, page.path, iconUrls),
      }),
    })
  for (const url of [removerUrl, ...retiredWorkers]) files[url.slice(1)] = remover
  files[manifestUrl.slice(1)] = JSON.stringify(manifest(iconUrls))
  files[contactCardUrl.slice(1)] = contactCard(site)
  files['robots.txt'] = robots(site.origin)
  const paths = indexed.map(({ path }) => path)
  files['sitemap.xml'] = sitemap(paths, site)
  files['llms.txt'] = languageModels(indexed)
  for (const { file } of screenshots)
    files[`screenshots/${file}`] = await pictureBytes({ from: `screenshots/${file}` })
  for (const { file } of indexed.map(({ card }) => card))
    // A picture may be missing, because `npm run capture` takes the picture from a finished build.
    if (takenCards.includes(file)) files[file] = await pictureBytes({ from: `screenshots/${file}` })
  for (const { file, bytes } of drawnIcons) {
    files[iconUrls[file].slice(1)] = bytes
    // Also writes the icon under a name without a hash, because apps and open pages from earlier releases request that name.
    files[file] = bytes
  }
  const hosting = {
    policy: sitePolicy,
    pages: [...pages.map(({ path }) => path), ...demos.map(({ slug }) => savedDemoUrl(slug))],
    folders: plainFolders,
    files: [...rootFiles(Object.keys(files)), workerUrl],
    moved,
  }
  return { files, hosting, agency: site }
}
