import { ListeningLog } from './ListeningLog.tsx'
import { priceOf } from './prices.ts'
import { Survey } from './Survey.tsx'

const findings = [
  ['1', 'Ridge vent', 'Screen torn, 1 1/2 in.', 'New steel screen'],
  ['2', 'Eave, north side', 'Gap, 3/4 in.', 'Mesh, then painted trim'],
  ['3', 'Cable hole', 'Filled, and it holds', 'Left alone'],
  ['4', 'Dryer vent', 'Flap stuck open', 'New hood with a flap'],
  ['5', 'Back door', 'Sweep fits', 'Left alone'],
  ['6', 'Crawl-space vent', 'Mesh bent, 1/2 in.', 'Quarter-inch steel mesh'],
] as const

/** Plate III: what a customer gets in writing, with sample data. */
export function Report() {
  return (
    <section className="report" id="report" aria-labelledby="writing">
      <div className="lead">
        <h2 id="writing">What you get in writing</h2>
        <p>
          <i>Plate III.</i> A sample report: the house and its nights are made up, the form is ours.
        </p>
      </div>
      <div className="sheet">
        <p className="stamp">Sample</p>
        <h3>Report of findings</h3>
        <dl>
          <dt>House</dt>
          <dd>Two floors, attic, crawl space</dd>
          <dt>Heard</dt>
          <dd>Bedroom ceiling, from eleven at night to five in the morning</dd>
          <dt>Found</dt>
          <dd>
            House mouse, <i>Mus musculus</i>. Rice-sized droppings, gnawed insulation
          </dd>
          <dt>Price quoted first</dt>
          <dd>Mice and rats, {priceOf('Mice and rats').replace('from ', '')}</dd>
        </dl>
        <Survey />
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
