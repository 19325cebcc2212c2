import type {
  ClientSite,
  DemoPageWords,
  DemoSite,
  DialogWords,
  MetadataWords,
  Facts,
  FooterWords,
  HomeWords,
  Messages,
  NotSavedWords,
  TextPageWords,
  PortfolioWords,
  Service,
  Site,
} from './content/schema.ts'
import type { Theme } from './theme/schema.ts'

export const site: Site
export const home: HomeWords
export const services: readonly Service[]
export const portfolio: PortfolioWords
export const clients: readonly ClientSite[]
export const demos: readonly DemoSite[]
export const pages: readonly TextPageWords[]
export const dialog: DialogWords
export const footer: FooterWords
export const messages: Messages
export const notSaved: NotSavedWords
export const metadata: MetadataWords
export const demoPages: DemoPageWords
export const { themes, onPaper, sizes, spaces, radii, strokes, motions }: Theme['tokens']
export const faces: Theme['faces']
/** The facts of each demo, by slug. */
export const facts: Readonly<Record<string, Facts>>
