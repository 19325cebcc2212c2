import { About } from './About.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { ServiceCards } from './ServiceCards.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <div data-below="">
        <ServiceCards />
        <About />
        <CallToAction />
      </div>
    </>
  )
}
