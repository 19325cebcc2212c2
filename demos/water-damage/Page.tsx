import { Area } from './Area.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { MoistureLog } from './MoistureLog.tsx'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Steps } from './Steps.tsx'
import { WaveShapes } from './WaveShapes.tsx'
import { WhoPays } from './WhoPays.tsx'

export function Page() {
  return (
    <>
      <WaveShapes />
      <Header />
      <main id="content">
        <Hero />
        <Steps />
        <MoistureLog />
        <Prices />
        <Area />
        <Questions />
        <WhoPays />
        <div className="staff" aria-hidden="true">
          <svg className="float" viewBox="0 0 40 24" width="40" height="24">
            <path d="M39 1V23H17L3 12 17 1z" />
          </svg>
        </div>
      </main>
      <Footer />
    </>
  )
}
