import { facts } from './facts.ts'
import { Wordmark } from './Wordmark.tsx'

const links = [
  ['#services', 'Prices'],
  ['#steps', 'How it works'],
  ['#area', 'Area'],
  ['#questions', 'Questions'],
] as const

export function Header() {
  const { dial, text } = facts.business.phone
  return (
    <header className="top">
      <a href="/">
        <Wordmark />
      </a>
      <nav aria-label="Main">
        {links.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <a className="top-phone" href={`tel:${dial}`}>
        {text}
      </a>
    </header>
  )
}
