import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { icons, manifest, screenshots } from '../../manifest/index.ts'
import { demos, services, site } from '../../src/content.js'
import type { Rendered } from '../../src/prerender.tsx'
import { presentation } from '../../src/presentation.ts'
import { manifestUrl, removerUrl, retiredWorkers, workerUrl } from '../../src/offline/rules.ts'
import { themeColor } from '../../src/theme/palette.ts'
import { shortHash } from '../hash.ts'
import { forHosts } from '../hosting/files.ts'
import { besidePages, hosting, type Hosting } from '../hosting/rules.ts'
import { pageHtml } from './document.ts'
import { policy, policyMeta } from '../hosting/policy.ts'
import { remover } from './standaloneScripts.ts'
import { structuredData } from './structuredData.ts'
import { contactCard, languageModels, robots, securityText, sitemap } from './textFiles.ts'

type Content = string | Uint8Array | Promise<string | Uint8Array>

/** Folders of files that keep their names. */
const folders = ['screenshots', 'licenses', '.well-known']

const pageFile = (path: string) => `${path === '/' ? '/index' : path}.html`.slice(1)
const drawing = (file: string) => `manifest/${file}`
const screenshot = (file: string) => drawing(`screenshots/${file}`)

/** Renders a drawing to a square PNG of `size` pixels; `ground` fills transparent areas. */
async function icon(file: string, size: number, ground?: string): Promise<Uint8Array> {
  const svg = await readFile(drawing(file))
  const picture = sharp(svg, { density: (72 * size) / 100 }).resize(size, size)
  if (ground) picture.flatten({ background: ground })
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Files made from a list. */
const each = <T>(things: readonly T[], file: (thing: T) => [name: string, content: Content]) =>
  Object.fromEntries(things.map(file))

interface Output {
  /** Path in dist/ -> content. */
  files: Record<string, Content>
  hosting: Hosting
}

/** Every file of dist/ besides Vite's bundle, pictures, fonts and the worker, and the rules for hosts. */
export function output(
  template: string,
  { pages, font }: Pick<Rendered, 'pages' | 'font'>,
  script: string,
): Output {
  const described = pages
    .filter(({ noindex }) => !noindex)
    .map((page) => ({ ...page, ...presentation(page) }))
  const [home] = described
  if (home?.path !== '/') throw new Error('The home page is not the first')
  const siteData = (path: string) => {
    const page = described.find((listed) => listed.path === path)
    return page && structuredData(site, services, home, page)
  }
  const sitePolicy = policy({ styles: pages.map(({ css }) => css), script })
  const context = {
    script,
    policyMeta: policyMeta(sitePolicy),
    agency: site,
    font,
    build: shortHash(template, script, JSON.stringify(pages)),
  }
  // `npm run capture` takes them from the built pages, so a new page has none yet.
  const cards = described
    .map(({ card }) => card.file)
    .filter((file) => existsSync(screenshot(file)))
  const removing = remover()

  const files = {
    ...each(pages, (page) => [
      pageFile(page.path),
      pageHtml(template, page, { ...context, structuredData: siteData(page.path) }),
    ]),
    ...each([removerUrl, ...retiredWorkers], (address) => [address.slice(1), removing]),
    ...each(icons, ({ file, drawing: from, size }) => [file, icon(from, size)]),
    'apple-touch-icon.png': icon('icon-maskable.svg', 180, themeColor.light),
    'favicon.svg': readFile(drawing('favicon.svg')),
    ...each(screenshots, ({ file }) => [`screenshots/${file}`, readFile(screenshot(file))]),
    ...each(cards, (file) => [file, readFile(screenshot(file))]),
    [manifestUrl.slice(1)]: JSON.stringify(manifest),
    'contact.vcf': contactCard(site),
    'robots.txt': robots(site.origin),
    'sitemap.xml': sitemap(described.map(({ path }) => site.origin + path)),
    'llms.txt': languageModels({ site, services, demos, pages: described }),
    '.well-known/security.txt': securityText(site, new Date()),
  }
  const own = hosting({
    policy: sitePolicy,
    pages: pages.map(({ path }) => path),
    folders,
    files: [...besidePages(Object.keys(files)), workerUrl],
  })
  return { files: { ...files, ...forHosts(own) }, hosting: own }
}
