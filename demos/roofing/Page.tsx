import { Area } from './Area.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { LeakNow } from './LeakNow.tsx'
import { Questions } from './Questions.tsx'
import { RepairOrReplace } from './RepairOrReplace.tsx'
import { Services } from './Services.tsx'
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
        <RepairOrReplace />
        <Area />
        <Questions />
        <LeakNow />
      </main>
      <Footer />
    </>
  )
}
