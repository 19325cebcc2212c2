/** Size of every card in pixels, as shared links show it. */
export const cardSize = { width: 1200, height: 630 } as const

/** A picture for shared links: its file in manifest/screenshots/ and at the root of the site, and the page and section that it shows. */
export interface Card {
  file: string
  path: string
  part?: `#${string}`
}

/** The cards. A page whose own is not taken yet has that of the home page. */
export const cards = {
  home: { file: 'social.png', path: '/' },
  portfolio: { file: 'social-portfolio.png', path: '/portfolio', part: '#demos' },
} as const satisfies Record<string, Card>

/** The card of a text page: its first screen. */
export const textPageCard = (slug: string): Card => ({
  file: `social-${slug}.png`,
  path: `/${slug}`,
})
