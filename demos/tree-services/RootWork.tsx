import { Roots } from './Roots.tsx'
import { Service } from './Service.tsx'
import { onTheGround } from './work.ts'

/** The services below the last limb, among the roots. */
export function RootWork() {
  return (
    <section className="root-work" aria-labelledby="root-title">
      <Roots />
      <h2 id="root-title">We finish at the root.</h2>
      {onTheGround.map((service) => (
        <Service key={service.id} {...service} />
      ))}
    </section>
  )
}
