import { facts } from './facts.ts'

/** The call button at a phone's bottom edge. */
export function CallBar() {
  return (
    <aside aria-label="Phone">
      <a className="call-bar" href={`tel:${facts.business.phone.dial}`}>
        Call the crew
      </a>
    </aside>
  )
}
