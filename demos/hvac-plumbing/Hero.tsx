import { CallLink } from './CallLink.tsx'
import { Elbow } from './Elbow.tsx'
import { Gauge } from './Gauge.tsx'
import { ValveWheel } from './ValveWheel.tsx'

export function Hero() {
  return (
    <section className="run hero" aria-labelledby="hero">
      <div className="inlet hot">
        <Elbow turn="in" />
      </div>
      <div className="inlet cold">
        <Elbow turn="in" />
      </div>
      <h1 id="hero">
        <span className="word-hot">Hot.</span> <span className="word-cold">Cold.</span>{' '}
        <span className="word-fixed">Fixed.</span>
      </h1>
      <div className="hero-words">
        <p>One crew for heating, cooling and plumbing, and one number for all three.</p>
        <p className="hero-links">
          <CallLink className="call stays" />
          <a className="aside-link" href="#shut-off">
            Water everywhere?
          </a>
        </p>
      </div>
      <div className="hero-drawings">
        <div className="fixture hot">
          <ValveWheel />
        </div>
        <div className="fixture cold">
          <Gauge />
        </div>
      </div>
    </section>
  )
}
