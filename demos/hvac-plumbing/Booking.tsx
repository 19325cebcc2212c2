import { CallLink } from './CallLink.tsx'
import { Elbow } from './Elbow.tsx'
import { MixerTap } from './MixerTap.tsx'

/** The end of both pipes: they bend in and meet in a tap, and the tap runs over the number. */
export function Booking() {
  return (
    <section className="booking" aria-labelledby="booking">
      <div className="run booking-words">
        <h2 id="booking">Hot or cold, same number</h2>
        <p>Tell dispatch what is wrong and where you are. You get a time, not a speech.</p>
        <p>
          Monday to Saturday, {'7\u00a0to\u00a07'}. Any hour when water is where it should not be.
        </p>
      </div>
      <div className="bridge">
        <div className="outlet hot">
          <Elbow turn="out" />
        </div>
        <div className="outlet cold">
          <Elbow turn="out" />
        </div>
        <MixerTap />
        <div className="pour">
          <CallLink className="call" number />
        </div>
      </div>
    </section>
  )
}
