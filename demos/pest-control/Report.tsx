import { ListeningLog } from './ListeningLog.tsx'
import { priceOf } from './prices.ts'

const findings = [
  ['1', 'Ridge vent', 'Screen torn, 1 1/2 in.', 'New steel screen'],
  ['2', 'Eave, north side', 'Gap, 3/4 in.', 'Mesh, then painted trim'],
  ['3', 'Cable hole', 'Filled and sound', 'Left alone'],
  ['4', 'Dryer vent', 'Flap stuck open', 'New hood with a flap'],
  ['5', 'Back door', 'Sweep sound', 'Left alone'],
  ['6', 'Crawl-space vent', 'Mesh bent, 1/2 in.', 'Quarter-inch steel mesh'],
] as const

/** Plate III: what a customer gets in writing, with sample data. */
export function Report() {
  return (
    <section className="report" id="report" aria-labelledby="writing">
      <div className="lead">
        <h2 id="writing">What you get in writing</h2>
        <p>
          <i>Plate III.</i> A sample report. The house and the nights in it are made up, the form is
          the one we fill in.
        </p>
      </div>
      <div className="sheet">
        <p className="stamp">Sample</p>
        <h3>Report of findings</h3>
        <dl>
          <dt>House</dt>
          <dd>One and a half floors, attic, crawl space</dd>
          <dt>Heard</dt>
          <dd>Bedroom ceiling, from one to four in the morning</dd>
          <dt>Found</dt>
          <dd>
            House mouse, <i>Mus musculus</i>. Rice-sized droppings, gnawed insulation
          </dd>
          <dt>Price told first</dt>
          <dd>Mice and rats, {priceOf('Mice and rats')}</dd>
        </dl>
        <svg className="survey" viewBox="-30 0 660 540" aria-hidden="true">
          <path className="s-ink w3" d="M-30 500H630" />
          <use href="#shell" />
          <path
            className="rings"
            d="M300-4C340-6 342 58 300 60S256-2 304-6M38 196C80 194 78 262 38 262S-2 192 44 194M88 374C130 374 124 442 86 442S48 370 94 372M88 456C134 458 124 526 86 524S48 452 94 454"
          />
          <path className="ticks" d="M496 306l12 14 24-34M496 430l12 14 24-34" />
          <path className="s-cta trail" d="M128 490H240Q300 490 300 430V280L240 214" />
        </svg>
        <table>
          <caption>The six ways in, numbered as on plate I</caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Where</th>
              <th scope="col">Seen</th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(([number, where, seen, done]) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{where}</th>
                <td>{seen}</td>
                <td>{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ListeningLog />
      </div>
    </section>
  )
}
