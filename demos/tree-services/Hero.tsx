import { facts } from './facts.ts'

export function Hero() {
  const { phone } = facts.business
  return (
    <section className="hero" aria-labelledby="hero-title">
      <h1 id="hero-title">
        <span>We start</span> <span>at the top.</span>
      </h1>
      <p className="lead">
        A climbing crew for pruning, removals and storm work. The wood chips are yours, or they
        leave with us.
      </p>
      <p className="hero-call">
        <a className="button" href={`tel:${phone.dial}`}>
          Call the crew
        </a>
        <a className="hero-number" href={`tel:${phone.dial}`}>
          {phone.text}
        </a>
      </p>
    </section>
  )
}
