import { Service } from './Service.tsx'
import { onTheRope, work } from './work.ts'

/** All services with their heights and prices, then those that hang on limbs of the tree. */
export function RopeWork() {
  return (
    <section className="rope-work" id="services" aria-labelledby="services-title">
      <div className="heights">
        <h2 id="services-title">The work, by height</h2>
        <ol>
          {work.map(({ id, name, price, height }) => (
            <li key={id}>
              <span className="at">{height}</span>
              <a href={`#${id}`}>{name}</a>
              <span className="price">{price}</span>
            </li>
          ))}
        </ol>
        <p className="note">Heights are those of the fir on this page. Yours will differ.</p>
      </div>
      {onTheRope.map((service) => (
        <Service key={service.id} {...service} />
      ))}
    </section>
  )
}
