import { CallLink } from './CallLink.tsx'

export function Header() {
  return (
    <header>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <p className="wordmark">
        Low Water <span>Restoration</span>
      </p>
      <nav aria-label="On this page">
        <a href="#steps">Hour by hour</a>
        <a href="#prices">Prices</a>
        <a href="#area">Area</a>
        <a href="#who-pays">Who pays?</a>
      </nav>
      <CallLink />
    </header>
  )
}
