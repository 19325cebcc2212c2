import { facts } from './facts.ts'
import { RopeAnd } from './RopeAnd.tsx'

export function Header() {
  const { phone } = facts.business
  return (
    <header className="header">
      <a className="wordmark" href="#top">
        Crown <RopeAnd /> Root
      </a>
      <nav className="links" aria-label="Page">
        <a href="#services">Services</a>
        <a href="#day">A day’s work</a>
        <a href="#area">Where we climb</a>
        <a href="#questions">Questions</a>
      </nav>
      <a className="header-call" href={`tel:${phone.dial}`}>
        {phone.text}
      </a>
    </header>
  )
}
