import type { Site } from '../../src/reader/schema.ts'
import { territory } from '../../src/reader/language.ts'
import { cardSize } from '../../src/pageFacts.ts'
import type { Route } from '../../src/routes.tsx'

/** What search engines and shared links show of a page. */
type PageFacts = Pick<Route, 'path' | 'title' | 'description' | 'card' | 'noindex'>

/** What the head says of the agency. */
export type HeadFacts = Pick<Site, 'origin' | 'brand' | 'language' | 'languages'>

/** A tag of the head: element name and unescaped attributes. */
export type HeadTag = [element: 'meta' | 'link', attributes: Record<string, string>]

/** The addresses of a page in each language, and for all other languages that in the first. */
export const translations = (path: string, languages: Site['languages'] = []) =>
  [
    ...languages,
    ...languages.slice(0, 1).map((first) => ({ ...first, language: 'x-default' })),
  ].map(({ language, address }) => ({ hreflang: language, href: address + path }))

/** The head tags of one page: description, canonical URL and Open Graph (ogp.me). */
export function headTags(
  page: PageFacts,
  { origin, brand, language, languages }: HeadFacts,
): HeadTag[] {
  const description: HeadTag = ['meta', { name: 'description', content: page.description }]
  if (page.noindex) return [description, ['meta', { name: 'robots', content: 'noindex' }]]

  const address = origin + page.path
  const { card } = page
  const shared = {
    'og:url': address,
    'og:type': 'website',
    'og:locale': territory(language),
    'og:site_name': brand,
    'og:title': page.title,
    'og:description': page.description,
    'og:image': `${origin}/${card.file}`,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': card.alt,
  }
  return [
    description,
    ['link', { rel: 'canonical', href: address }],
    ...translations(page.path, languages).map((link): HeadTag => [
      'link',
      { rel: 'alternate', ...link },
    ]),
    ...Object.entries(shared).map(([property, content]): HeadTag => [
      'meta',
      { property, content },
    ]),
    // X falls back to the Open Graph tags for the rest.
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ]
}
