import { PhoneLink } from './PhoneLink.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Header() {
  return (
    <header className="header">
      <a className="header-name" href="#content">
        <Wordmark />
      </a>
      <nav aria-label="Main">
        <a href="#services">Services</a>
        <a href="#verdicts">Repair or replace</a>
        <a href="#area">Area</a>
        <a href="#questions">Questions</a>
      </nav>
      <PhoneLink className="header-phone" />
    </header>
  )
}
