import { dialog } from '../content/dialog.ts'
import { footer } from '../content/footer.ts'
import { messages } from '../content/messages.ts'
import { site } from '../content/site.ts'
import { InstallOffer } from '../offline/InstallOffer.tsx'
import { OfflineState } from '../offline/OfflineState.tsx'
import { Footer } from '../shared/Footer.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { cardUrl } from './facts.ts'

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
