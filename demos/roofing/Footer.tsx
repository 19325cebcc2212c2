import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { Wordmark } from './Wordmark.tsx'

export function Footer() {
  return (
    <footer className="footer">
      <div>
        <Wordmark />
        <p>Portland metro to Hood River</p>
      </div>
      <PhoneLink className="footer-phone" />
      <DemoBy />
    </footer>
  )
}
