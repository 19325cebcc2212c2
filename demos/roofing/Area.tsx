import { facts } from './facts.ts'
import { House } from './House.tsx'
import { type RoofName, roofTypes } from './roofTypes.ts'

const roofs = Object.keys(roofTypes) as RoofName[]

/** The towns as a street of houses, each under another type of roof. */
export function Area() {
  return (
    <section className="area" id="area" aria-labelledby="area-title">
      <div className="area-words">
        <h2 id="area-title">Portland metro to Hood River.</h2>
        <p>
          The Oregon side of the Columbia, listed west to east. If you live between two of these, we
          drive past your roof.
        </p>
      </div>
      <ul className="street">
        {facts.business.areaServed.map((town, index) => (
          <li key={town}>
            <House roof={roofs[index % roofs.length] ?? 'gable'} />
            <span>{town}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
