import { contactCardUrl } from '../addresses.ts'
import dialog from '../content/dialog.yaml'
import footer from '../content/footer.yaml'
import messages from '../content/messages.yaml'
import site from '../content/site.yaml'
import { page as portfolio } from '../content/portfolio.yaml'
import { InstallOffer } from '../offline/InstallOffer.tsx'
import { OfflineState } from '../offline/OfflineState.tsx'
import { BackHeader } from '../shared/Bar.tsx'
import { Footer } from '../shared/Footer.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'

/** The header of every page but the home page. */
export const InnerHeader = () => <BackHeader brand={site.brand} back={portfolio.back} />

/** That of a page about a client's work. */
export const CaseHeader = () => (
  <BackHeader brand={site.brand} back={portfolio.work.heading} href="/portfolio#work" />
)

export function SiteFooter() {
  return (
    <Footer
      agency={site}
      card={{ text: dialog.card, href: contactCardUrl }}
      {...footer}
      theme={messages.theme}
      motion={messages.motion}
      offer={<InstallOffer words={messages.install} />}
    >
      <OfflineState words={messages.offline} />
      {/* It shows anywhere in the window, and is here because all content belongs in a landmark. */}
      <Tooltip />
    </Footer>
  )
}
