import { DemoBy } from '../DemoBy.tsx'
import { facts } from './facts.ts'
import { Wordmark } from './Wordmark.tsx'

/** The last of the water: a basin under the tap. */
export function Footer() {
  const { dial, text } = facts.business.phone
  return (
    <footer>
      <div className="basin">
        <p>
          <Wordmark />
        </p>
        <p>
          <a href={`tel:${dial}`}>{text}</a>
          <br />
          Within 40 minutes of Beaverton, Oregon
        </p>
        <DemoBy />
      </div>
    </footer>
  )
}
