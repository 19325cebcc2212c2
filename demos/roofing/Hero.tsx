import { Gable } from './Gable.tsx'
import { PhoneLink } from './PhoneLink.tsx'

/** The first screen. On phones its button is the bar at the bottom edge of the whole page. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="headline">
      <Gable />
      <div className="hero-words">
        <h1 id="headline">
          <span>Dry inside.</span> <span>Straight outside.</span>
        </h1>
        <p>
          Re-roofs and repairs by one crew, from <span className="whole">tear-off</span> to{' '}
          <span className="whole">clean-up</span>. Photos before and after.
        </p>
        <PhoneLink className="call">Book an inspection</PhoneLink>
      </div>
    </section>
  )
}
