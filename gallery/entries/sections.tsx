import { home } from '../../src/content/home.ts'
import { messages } from '../../src/content/messages.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { site } from '../../src/content/site.ts'
import { About } from '../../src/sections/About.tsx'
import { Band } from '../../src/sections/Band.tsx'
import { CallToAction } from '../../src/sections/CallToAction.tsx'
import { Cleared } from '../../src/sections/Cleared.tsx'
import { Closing } from '../../src/sections/Closing.tsx'
import { ContactDialog } from '../../src/sections/ContactDialog.tsx'
import { NotFound } from '../../src/sections/NotFound.tsx'
import { SectionBox, headingId } from '../../src/sections/SectionBox.tsx'
import { Station } from '../../src/sections/Station.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Heading } from '../../src/ui/Heading.tsx'
import type { Entry } from '../entry.ts'
import { contact } from '../words.ts'

export const sections: readonly Entry[] = [
  {
    name: 'SectionBox',
    files: ['src/sections/SectionBox.tsx'],
    isWide: true,
    Show: () => (
      <SectionBox id="a-section">
        <Heading id={headingId('a-section')}>A section</Heading>
      </SectionBox>
    ),
  },
  {
    name: 'About',
    files: ['src/sections/About.tsx'],
    isWide: true,
    Show: () => <About {...home.about} />,
  },
  {
    name: 'Band',
    files: ['src/sections/Band.tsx'],
    isWide: true,
    Show: () => (
      <Band id="a-band">
        <Heading id={headingId('a-band')}>The end of a page</Heading>
      </Band>
    ),
  },
  {
    name: 'CallToAction',
    files: ['src/sections/CallToAction.tsx', 'src/sections/useDialogHistory.ts'],
    isWide: true,
    Show: () => (
      <CallToAction
        {...home.contact}
        bookingUrl={site.bookingUrl}
        needsConnection={messages.needsConnection.booking}
        dialog={contact}
      />
    ),
  },
  {
    name: 'Closing',
    files: ['src/sections/Closing.tsx'],
    isWide: true,
    Show: () => <Closing {...portfolio.closing} href="/#contact" />,
  },
  {
    name: 'Station',
    files: ['src/sections/Station.tsx'],
    Show: () => (
      <Station
        symbol={contact.symbols.phone}
        label={contact.words.phone}
        value={contact.phone.text}
      >
        <Button icon="phone">{contact.words.call}</Button>
      </Station>
    ),
  },
  {
    name: 'ContactDialog',
    files: ['src/sections/ContactDialog.tsx', 'src/sections/useCopy.ts'],
    frame: { height: 640, shows: '[role="dialog"]' },
    Show: () => <ContactDialog {...contact} isOpen onDismiss={() => undefined} />,
  },
  {
    name: 'NotFound',
    files: ['src/sections/NotFound.tsx'],
    frame: { height: 640 },
    isWide: true,
    Show: () => (
      <NotFound {...messages.notFound} reset={{ text: messages.notFound.reset, href: '/reset' }} />
    ),
  },
  {
    name: 'Cleared',
    files: ['src/sections/Cleared.tsx'],
    frame: { height: 480 },
    isWide: true,
    Show: () => <Cleared {...messages.reset} home={messages.notFound.home} />,
  },
]
