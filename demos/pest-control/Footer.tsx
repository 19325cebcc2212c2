import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from './PhoneLink.tsx'

export function Footer() {
  return (
    <footer>
      <p className="name">
        Quiet Walls <i>Pest Control</i>
      </p>
      <p>
        <PhoneLink />
        <br />
        The east side, from the river to Gresham
      </p>
      <DemoBy />
    </footer>
  )
}
