import { titleWidths } from 'virtual:fonts'
import { contactCardUrl } from '../../addresses.ts'
import dialog from '../../content/dialog.yaml'
import home from '../../content/home.yaml'
import messages from '../../content/messages.yaml'
import services from '../../content/services.yaml'
import site from '../../content/site.yaml'
import type { HomeWords } from '../../../plugins/content/schema.ts'
import { profileLine, stationPoints } from '../../content/drawings/profile.ts'
import { dialogSymbols, symbols } from '../../content/drawings/symbols.tsx'
import { About } from './About.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Profile } from './Profile.tsx'
import { ServiceCards } from './ServiceCards.tsx'

const shownServices = services.map((service) => ({ ...service, symbol: symbols[service.symbol] }))

export const HomeHeader = () => (
  <Header
    brand={site.brand}
    links={home.nav}
    action={{ text: home.getStarted, href: '#contact' }}
    menu={messages.menu}
  />
)

/** Includes the optional parts. */
const { hero, profile, about }: HomeWords = home

export function HomePage() {
  return (
    <>
      <Hero
        brand={site.brand}
        titleWidths={titleWidths}
        descriptor={site.descriptor}
        lead={site.description}
        {...hero}
        pause={messages.motion}
        profile={profile && <Profile {...profile} line={profileLine} points={stationPoints} />}
      />
      <div data-below="">
        <ServiceCards {...home.services} services={shownServices} />
        <About {...about} />
        <CallToAction
          {...home.contact}
          bookingUrl={site.bookingUrl}
          needsConnection={messages.needsConnection.booking}
          dialog={{
            words: dialog,
            site,
            contactCardUrl,
            symbols: dialogSymbols,
          }}
        />
      </div>
    </>
  )
}
