import { dialog } from '../content/dialog.ts'
import { footer } from '../content/footer.ts'
import { messages } from '../content/messages.ts'
import { portfolio } from '../content/portfolio.ts'
import { site } from '../content/site.ts'
import { InstallOffer } from '../offline/InstallOffer.tsx'
import { OfflineState } from '../offline/OfflineState.tsx'
import { BackHeader } from '../shared/Bar.tsx'
import { Footer } from '../shared/Footer.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'

/** Where the agency's contact card is served. */
export const cardUrl = '/contact.vcf'

/** What the brand in the bar is called by screen readers. */
export const homeLabel = `${site.brand}, ${messages.home}`

/** The header of every page but the home page. */
export const InnerHeader = () => (
  <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />
)

/** The footer that all pages share. */
export function SiteFooter() {
  return (
    <Footer
      facts={{
        brand: site.brand,
        email: site.email,
        phone: site.phone,
        place: site.place.text,
        origin: site.origin,
        cardUrl,
        cardText: dialog.card,
      }}
      {...footer}
      theme={messages.theme}
      motion={messages.motion}
    >
      <OfflineState words={messages.offline} />
      <InstallOffer words={messages.install} />
      {/* Shown anywhere in the window, it stands here because all content belongs to a landmark. */}
      <Tooltip />
    </Footer>
  )
}
