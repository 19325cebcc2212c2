import { Area } from './Area.tsx'
import { Booking } from './Booking.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Papers } from './Papers.tsx'
import { Questions } from './Questions.tsx'
import { Services } from './Services.tsx'
import { ShutOff } from './ShutOff.tsx'
import { Steps } from './Steps.tsx'

export function Page() {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content">
        <Hero />
        <Services />
        <Steps />
        <Papers />
        <Area />
        <Questions />
        <ShutOff />
        <Booking />
      </main>
      <Footer />
    </>
  )
}
