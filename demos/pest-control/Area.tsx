import { facts } from './facts.ts'
import { Dwelling } from './Dwelling.tsx'

/** The neighborhoods in a row, from the river at one end to Gresham at the other. */
export function Area() {
  return (
    <section className="area" id="area" aria-labelledby="range">
      <div className="lead">
        <h2 id="range">Range: the east side, from the river to Gresham</h2>
        <p>
          Old basements near the water, crawl spaces farther out. The animals do not mind which, and
          neither do we.
        </p>
      </div>
      <ul>
        {facts.business.areaServed.map((place, at) => (
          <li key={place}>
            <Dwelling kind={at} />
            <span>{place}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
