import { readFile } from 'node:fs/promises'
import { icons, manifest, screenshots } from '../manifest/index.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'
import type { Rendered } from '../src/prerender.tsx'
import { manifestUrl } from '../src/pwa/rules.ts'
import { themeColor } from '../src/theme/palette.ts'
import { contactCard } from './contactCard.ts'
import { robots, sitemap } from './discovery.ts'
import { forHosts } from './hosting/files.ts'
import { headersOf } from './hosting/rules.ts'
import { siteHosting } from './hosting/site.ts'
import { policyMeta } from './policy.ts'
import { shortHash } from './hash.ts'
import { icon } from './icons.ts'
import { pageHtml } from './page.ts'
import { startScript, withoutEntry, type Scripts } from './startScript.ts'
import { securityText } from './securityText.ts'
import { structuredData } from './structuredData.ts'

type Content = string | Uint8Array | Promise<Uint8Array>

const pageFile = (path: string) => `${path === '/' ? '/index' : path}.html`.slice(1)
const drawing = (file: string) => `manifest/${file}`

/** The files written, path in dist/ -> content, beside what Vite bundles and the worker. */
export function output(
  bundled: string,
  { pages, css, ids, font }: Rendered,
  scripts: Scripts,
): Record<string, Content> {
  const template = withoutEntry(bundled)
  const start = startScript(scripts)
  const own = siteHosting(css, pages, start)
  const context = {
    start,
    policyMeta: policyMeta(headersOf(own, '/')['Content-Security-Policy'] ?? ''),
    origin: site.origin,
    brand: site.brand,
    css,
    ids,
    font,
    socialImage: '/social.png',
    structuredData: structuredData(site, services),
    build: shortHash(template, start, css, JSON.stringify(pages)),
  }
  const addresses = pages.filter(({ hidden }) => !hidden).map(({ path }) => site.origin + path)

  return {
    ...Object.fromEntries(
      pages.map((page) => [pageFile(page.path), pageHtml(template, page, context)]),
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
    'social.png': readFile(drawing('screenshots/social.png')),
    [manifestUrl.slice(1)]: JSON.stringify(manifest),
    'contact.vcf': contactCard(site),
    'robots.txt': robots(site.origin),
    'sitemap.xml': sitemap(addresses),
    '.well-known/security.txt': securityText(site, new Date()),
    ...forHosts(own),
  }
}
