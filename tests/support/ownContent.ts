import { demoPages } from '../../src/content/demoPages.ts'
import { dialog } from '../../src/content/dialog.ts'
import { profileLine, stationPoints } from '../../src/content/drawings/profile.ts'
import { symbols } from '../../src/content/drawings/symbols.tsx'
import { elsewhere } from '../../src/content/elsewhere.ts'
import { footer } from '../../src/content/footer.ts'
import { home } from '../../src/content/home.ts'
import { messages } from '../../src/content/messages.ts'
import { notSaved } from '../../src/content/notSaved.ts'
import { pages } from '../../src/content/pages.ts'
import { clients, demos, portfolio } from '../../src/content/portfolio.ts'
import { services } from '../../src/content/services.ts'
import { site } from '../../src/content/site.ts'
import { faces } from '../../src/theme/faces.ts'
import * as tokens from '../../src/theme/tokens.ts'

/** The content and the theme of this project. */
export const ownContent = {
  site,
  home,
  services,
  portfolio,
  clients,
  demos,
  dialog,
  footer,
  messages,
  notSaved,
  pages,
  elsewhere,
  demoPages,
  symbols,
  profileLine,
  stationPoints,
  ...tokens,
  faces,
}
