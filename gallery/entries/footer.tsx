import { footer as words } from '../../src/content/footer.ts'
import { messages } from '../../src/content/messages.ts'
import { site } from '../../src/content/site.ts'
import { SiteFooter } from '../../src/pages/SiteFooter.tsx'
import { cardUrl } from '../../src/pages/facts.ts'
import { Copyright } from '../../src/sections/Copyright.tsx'
import { FooterColumns } from '../../src/sections/FooterColumns.tsx'
import { FooterContact } from '../../src/sections/FooterContact.tsx'
import { MotionControl } from '../../src/sections/MotionControl.tsx'
import { ThemeControl } from '../../src/sections/ThemeControl.tsx'
import { choices } from '../../src/theme/choicesScript.ts'
import { chosen, status } from '../arrange.ts'
import type { Entry, Frame } from '../entry.ts'
import { contact } from '../words.ts'

const theme = 'src/sections/ThemeControl.tsx'
const motion = 'src/sections/MotionControl.tsx'
const install = 'src/pwa/InstallOffer.tsx'

const facts = {
  ...contact,
  brand: site.brand,
  email: site.email,
  origin: site.origin,
  cardUrl,
  cardText: contact.words.card,
}

/** The footer as a page has it, with what it says of the offline copy. */
const footerThat = (name: string, file: string, before: NonNullable<Frame['before']>): Entry => ({
  name,
  files: [file],
  frame: { height: 720, before },
  isWide: true,
  Show: SiteFooter,
})

/** What stands at the foot of every page. */
export const footer: readonly Entry[] = [
  {
    name: 'Footer',
    files: ['src/sections/Footer.tsx', 'src/pages/SiteFooter.tsx'],
    frame: { height: 640 },
    isWide: true,
    Show: SiteFooter,
  },
  {
    name: 'FooterContact',
    files: ['src/sections/FooterContact.tsx'],
    Show: () => <FooterContact facts={facts} definition={words.definition} />,
  },
  {
    name: 'FooterColumns',
    files: ['src/sections/FooterColumns.tsx'],
    Show: () => <FooterColumns {...words} />,
  },
  {
    name: 'Copyright',
    files: ['src/sections/Copyright.tsx'],
    Show: () => <Copyright owner={site.brand} />,
  },
  ...choices.theme.map((option) => ({
    name: `ThemeControl, ${option}`,
    files: [theme] as const,
    frame: { height: 64, ...(option !== 'system' && { before: chosen('theme', option) }) },
    Show: () => <ThemeControl words={messages.theme} />,
  })),
  ...choices.motion.map((option) => ({
    name: `MotionControl, ${option}`,
    files: [motion] as const,
    frame: { height: 64, ...(option !== 'on' && { before: chosen('motion', option) }) },
    Show: () => <MotionControl words={messages.motion} />,
  })),
  ...(['saving', 'saved', 'failed'] as const).map((saved) =>
    footerThat(
      `Footer, copy ${saved}`,
      'src/pwa/OfflineState.tsx',
      status({ saved, retry: () => undefined }),
    ),
  ),
  footerThat('Footer, offer to install', install, status({ install: () => undefined })),
  footerThat('Footer, steps to install', install, status({ install: 'steps' })),
]
