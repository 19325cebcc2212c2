import { DemoBy } from '../DemoBy.tsx'
import { facts } from './facts.ts'

export function Footer() {
  const { name, phone } = facts.business
  return (
    <footer className="footer">
      <p className="footer-name">{name}</p>
      <p>
        <a className="footer-number" href={`tel:${phone.dial}`}>
          {phone.text}
        </a>
      </p>
      <p>A climbing crew from the west hills to Sandy.</p>
      <DemoBy />
    </footer>
  )
}
