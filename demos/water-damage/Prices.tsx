import { priceText } from '../price.ts'
import { facts } from './facts.ts'
import { Waterline } from './Waterline.tsx'

/** What each service of facts.ts includes, by its name. */
const included: Record<string, readonly string[]> = {
  'Emergency visit': [
    'Finding the source and helping you stop it',
    'Moisture readings, room by room',
    'Photos of every wet room',
    'Written quotes for what comes next',
  ],
  'Pump-out': ['Pumps, hoses and extractor', 'Carpet and pad extracted', 'Furniture up on blocks'],
  'Wet material out': [
    'Asbestos survey first, in houses built before 2004',
    'Flood cut, edges left straight',
    'Bagging, hauling and disposal fees',
    'A list of what was taken out',
  ],
  Drying: [
    'Air movers and dehumidifiers',
    'One visit a day with the meter',
    'The log, and the dry reading in writing',
  ],
  Rebuild: ['Insulation, drywall and texture', 'Baseboards and flooring', 'Primer and paint'],
}

export function Prices() {
  return (
    <section id="prices" className="band deep-4" aria-labelledby="prices-title">
      <Waterline inches={4} />
      <div className="inner">
        <h2 id="prices-title">One price now, the others in writing</h2>
        <p className="lead">
          At two in the morning nobody can know how far the water went. So the visit has a price,
          and it is counted toward the job. Everything after it is quoted before the work starts.
        </p>
        <ul className="prices">
          {facts.business.services.map((service) => (
            <li key={service.name}>
              <h3>{service.name}</h3>
              <p className="price">
                {service.price ? (
                  <>
                    <b>{priceText(service)}</b> counted toward the job
                  </>
                ) : (
                  'Written quote'
                )}
              </p>
              <ul>
                {included[service.name]?.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
