import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { icons, manifest, screenshots } from '../manifest/index.ts'
import { demos } from '../src/content/portfolio.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'
import type { Rendered } from '../src/prerender.tsx'
import { presentation } from '../src/listed.ts'
import { manifestUrl, removerUrl, retiredWorkers } from '../src/offline/rules.ts'
import { themeColor } from '../src/theme/palette.ts'
import { contactCard } from './contactCard.ts'
import { robots, sitemap } from './discovery.ts'
import { forHosts } from './hosting/files.ts'
import { headersOf } from './hosting/rules.ts'
import { siteHosting } from './hosting/site.ts'
import { policyMeta } from './policy.ts'
import { remover } from './remover.ts'
import { shortHash } from './hash.ts'
import { icon } from './icons.ts'
import { languageModels } from './languageModels.ts'
import { pageHtml } from './page.ts'
import { securityText } from './securityText.ts'
import { structuredData } from './structuredData.ts'

type Content = string | Uint8Array | Promise<string | Uint8Array>

const pageFile = (path: string) => `${path === '/' ? '/index' : path}.html`.slice(1)
const drawing = (file: string) => `manifest/${file}`

/** The files written, path in dist/ -> content, beside what Vite bundles and the worker. */
export function output(
  template: string,
  { pages, font }: Pick<Rendered, 'pages' | 'font'>,
  script: string,
): Record<string, Content> {
  const own = siteHosting(pages, script)
  const context = {
    script,
    policyMeta: policyMeta(headersOf(own, '/')['Content-Security-Policy'] ?? ''),
    agency: site,
    font,
    build: shortHash(template, script, JSON.stringify(pages)),
  }
  const described = pages
    .filter(({ hidden }) => !hidden)
    .map((page) => ({ ...page, ...presentation(page) }))
  const [home] = described
  if (home?.path !== '/') throw new Error('The home page is not the first')
  const data = (path: string) => {
    const page = described.find((each) => each.path === path)
    return page && structuredData(site, services, home, page)
  }

  const removing = remover()

  return {
    ...Object.fromEntries(
      [removerUrl, ...retiredWorkers].map((address) => [address.slice(1), removing]),
    ),
    ...Object.fromEntries(
      pages.map((page) => [
        pageFile(page.path),
        pageHtml(template, page, { ...context, structuredData: data(page.path) }),
      ]),
    ),
    ...Object.fromEntries(
      icons.map(({ file, drawing: from, size }) => [file, icon(drawing(from), size)]),
    ),
    ...Object.fromEntries(
      screenshots.map(({ file }) => [
        `screenshots/${file}`,
        readFile(drawing(`screenshots/${file}`)),
      ]),
    ),
    'apple-touch-icon.png': icon(drawing('icon-maskable.svg'), 180, themeColor.light),
    'favicon.svg': readFile(drawing('favicon.svg')),
    ...Object.fromEntries(
      described
        .map(({ card: { file } }) => [file, drawing(`screenshots/${file}`)] as const)
        // Taken from the built page itself, so a new page has none at first.
        .filter(([, picture]) => existsSync(picture))
        .map(([file, picture]) => [file, readFile(picture)]),
    ),
    [manifestUrl.slice(1)]: JSON.stringify(manifest),
    'contact.vcf': contactCard(site),
    'robots.txt': robots(site.origin),
    'sitemap.xml': sitemap(described.map(({ path }) => site.origin + path)),
    'llms.txt': languageModels({ site, services, demos, pages: described }),
    '.well-known/security.txt': securityText(site, new Date()),
    ...forHosts(own),
  }
}
