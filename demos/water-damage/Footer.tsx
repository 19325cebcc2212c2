import { DemoBy } from '../DemoBy.tsx'
import { CallLink } from './CallLink.tsx'
import { Chair } from './Chair.tsx'
import { facts } from './facts.ts'
import { Window } from './Window.tsx'

const names = facts.business.areaServed.map((county) => county.replace(' County', ''))
const area = new Intl.ListFormat('en-US').format(names)

export function Footer() {
  return (
    <footer>
      <div className="room" aria-hidden="true">
        <Window />
        <svg className="dry-chair" viewBox="-150 -424 300 470">
          <path className="shadow" d="M-122 22L20 42 150 30 60-34-60-20z" />
          <Chair />
        </svg>
        <p className="inches">
          0<span> in</span>
        </p>
      </div>
      <div className="colophon">
        <p className="wordmark">
          Low Water <span>Restoration</span>
        </p>
        <p>
          <CallLink />
        </p>
        <p>{area} counties, Oregon</p>
        <DemoBy />
      </div>
    </footer>
  )
}
