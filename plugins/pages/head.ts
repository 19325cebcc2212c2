import type { Site } from '../../src/reader/schema.ts'
import { openGraphLocale } from '../../src/reader/language.ts'
import { cardSize } from '../../src/pageFacts.ts'
import type { Route } from '../../src/routes.tsx'
import { startTag } from '../markup.ts'

/** The facts about a page that search engines and previews of shared links show. */
type PageFacts = Pick<Route, 'path' | 'title' | 'description' | 'card' | 'noindex'>

/** The facts about the agency that the head of a page contains. */
export type HeadFacts = Pick<Site, 'origin' | 'brand' | 'language' | 'languages'>

/** Lists the URLs of a page in all languages of the agency's sites. The first URL also gets the language "x-default", which stands for all other languages. */
export const translations = (path: string, languages: Site['languages'] = []) =>
  [
    ...languages,
    ...languages.slice(0, 1).map((first) => ({ ...first, language: 'x-default' })),
  ].map(({ language, address }) => ({ hreflang: language, href: address + path }))

/** Writes the tags in the head for search engines and for previews of shared links: description, canonical URL and Open Graph (ogp.me). */
export function headTags(page: PageFacts, agency: HeadFacts): string[] {
  const { origin, brand, language, languages } = agency
  const description = startTag('meta', { name: 'description', content: page.description })
  if (page.noindex) return [description, startTag('meta', { name: 'robots', content: 'noindex' })]

  const address = origin + page.path
  const openGraph = {
    'og:url': address,
    'og:type': 'website',
    'og:locale': openGraphLocale(language),
    'og:site_name': brand,
    'og:title': page.title,
    'og:description': page.description,
    'og:image': `${origin}/${page.card.file}`,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': page.card.alt,
  }
  return [
    description,
    startTag('link', { rel: 'canonical', href: address }),
    ...translations(page.path, languages).map((link) =>
      startTag('link', { rel: 'alternate', ...link }),
    ),
    ...Object.entries(openGraph).map(([property, content]) =>
      startTag('meta', { property, content }),
    ),
    // X (Twitter) needs only this tag, because X takes the title, description and picture from the Open Graph tags.
    startTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
