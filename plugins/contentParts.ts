/** Where each part of the content stands. */
export const fileOf = {
  site: 'src/content/site.ts',
  home: 'src/content/home.ts',
  services: 'src/content/services.ts',
  portfolio: 'src/content/portfolio.ts',
  clients: 'src/content/portfolio.ts',
  demos: 'src/content/portfolio.ts',
  dialog: 'src/content/dialog.ts',
  footer: 'src/content/footer.ts',
  messages: 'src/content/messages.ts',
  notSaved: 'src/content/notSaved.ts',
  elsewhere: 'src/content/elsewhere.ts',
  demoPages: 'src/content/demoPages.ts',
  symbols: 'src/content/drawings/symbols.tsx',
  profileLine: 'src/content/drawings/profile.ts',
  stationPoints: 'src/content/drawings/profile.ts',
} as const

/** The content by its parts, and the facts of each demo by its slug; what could not be read is not there. */
export type Content = { [K in keyof typeof fileOf]?: unknown } & {
  facts?: Readonly<Record<string, unknown>>
}

export const factsFile = (slug: string) => `demos/${slug}/facts.ts`
