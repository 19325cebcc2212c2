import { Area } from './Area.tsx'
import { Close } from './Close.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Hero } from './Hero.tsx'
import { Questions } from './Questions.tsx'
import { Report } from './Report.tsx'
import { Specimens } from './Specimens.tsx'
import { Visit } from './Visit.tsx'

export function Page() {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Specimens />
        <Visit />
        <Report />
        <Area />
        <Questions />
        <Close />
      </main>
      <Footer />
    </>
  )
}
