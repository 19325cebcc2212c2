import { facts } from './facts.ts'
import { FallenLimb } from './FallenLimb.tsx'

export function Close() {
  const { phone } = facts.business
  return (
    <section className="close" id="storm" aria-labelledby="close-title">
      <div className="alarm">
        <h2 id="close-title">Limb down? Keep away from the wires and call.</h2>
        <ol>
          <li>
            Treat every wire as live, and everything that touches it: limb, fence, puddle. Stay as
            far away as you can. If a wire lies on your car, stay inside.
          </li>
          <li>If a wire is down, call 911 and the power company before you call us.</li>
          <li>Leave a bent or hanging limb alone. It is loaded, and it moves when it is cut.</li>
        </ol>
        <p className="alarm-call">
          <a className="button" href={`tel:${phone.dial}`}>
            Call {phone.text}
          </a>
          <span>Storm calls go to the front of the line.</span>
        </p>
      </div>
      <FallenLimb />
    </section>
  )
}
