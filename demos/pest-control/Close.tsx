import { KeyToSounds } from './KeyToSounds.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** The last block: a key to the sounds, the number, and a mouse that has to stay outside. */
export function Close() {
  return (
    <section className="close" id="sounds" aria-labelledby="unsure">
      <div className="ask">
        <h2 id="unsure">Not sure what it is? Describe the sound.</h2>
        <p>
          Tell us where, when and how often. Imitations are welcome. Or work it out yourself, line
          by line, the way a field guide does.
        </p>
        <p className="numeral">
          <PhoneLink />
        </p>
      </div>
      <KeyToSounds />
      <svg className="outside" viewBox="0 0 330 130" aria-hidden="true">
        <use href="#mouse" transform="translate(84 16)" />
      </svg>
    </section>
  )
}
