import { PhoneLink } from './PhoneLink.tsx'

const anchors = [
  ['#specimens', 'Prices'],
  ['#visit', 'A visit'],
  ['#report', 'Sample report'],
  ['#area', 'Area'],
  ['#questions', 'Questions'],
] as const

export function Header() {
  return (
    <header className="top">
      <a className="name" href="#main">
        Quiet Walls <i>Pest Control</i>
      </a>
      <nav aria-label="On this page">
        {anchors.map(([href, text]) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <PhoneLink className="number" />
    </header>
  )
}
