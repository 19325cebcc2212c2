import { dialog } from '../src/content/dialog.ts'
import { demoPages } from '../src/content/demoPages.ts'
import { elsewhere } from '../src/content/elsewhere.ts'
import { footer } from '../src/content/footer.ts'
import { home } from '../src/content/home.ts'
import { messages } from '../src/content/messages.ts'
import { notSaved } from '../src/content/notSaved.ts'
import { pages } from '../src/content/pages.ts'
import { clients, demos, portfolio } from '../src/content/portfolio.ts'
import { services } from '../src/content/services.ts'
import { site } from '../src/content/site.ts'

const words = {
  demoPages,
  dialog,
  elsewhere,
  footer,
  home,
  messages,
  notSaved,
  pages,
  portfolio: [portfolio, clients, demos],
  services,
  site,
}

/** Names of the files in src/content/ whose characters count. */
export const modules = Object.keys(words)

/** Every character of the site's words and every digit, each once and sorted. */
export const characters = [...new Set(`0123456789 ${JSON.stringify(words)}`)].sort().join('')
