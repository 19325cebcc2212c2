import { Area } from './Area.tsx'
import { CallBar } from './CallBar.tsx'
import { Close } from './Close.tsx'
import { DayOfWork } from './DayOfWork.tsx'
import { Fir } from './Fir.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Questions } from './Questions.tsx'
import { RootWork } from './RootWork.tsx'
import { RopeWork } from './RopeWork.tsx'
import { Steps } from './Steps.tsx'

export function Page() {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <div className="page" id="top">
        <Header />
        <main id="content">
          <div className="above">
            <Hero />
            <div className="stem">
              <Fir />
              <RopeWork />
              <Steps />
              <DayOfWork />
              <Area />
              <Questions />
              <Close />
            </div>
          </div>
          <RootWork />
        </main>
        <Footer />
      </div>
      <CallBar />
    </>
  )
}
