import { priceText } from '../price.ts'
import { Branch } from './Branch.tsx'
import { ServiceDrawing } from './ServiceDrawing.tsx'
import { serviceNamed } from './serviceNamed.ts'
import { serviceNotes, type ServiceNote, type Side } from './serviceNotes.ts'

export function Services() {
  return (
    <section className="services" aria-labelledby="services">
      <div className="run services-head">
        <h2 id="services">What we fix, and what it costs</h2>
        <p>
          “From” is the least the job can cost. The rest is written down before anyone opens a
          toolbox.
        </p>
      </div>
      <div className="run sides">
        <div className="side hot">
          <h3>Heating and cooling</h3>
          <Panels side="hot" />
        </div>
        <div className="side cold">
          <h3>Plumbing</h3>
          <Panels side="cold" />
          <p className="side-note">
            Yes, no hot water hangs on the cold pipe. That is the complaint.
          </p>
        </div>
      </div>
    </section>
  )
}

function Panels({ side }: { side: Side }) {
  return (
    <ul className="panels">
      {serviceNotes[side].map((note) => (
        <Panel key={note.name} {...note} />
      ))}
    </ul>
  )
}

function Panel({ name, drawing, includes }: ServiceNote) {
  return (
    <li className="panel">
      <Branch />
      <ServiceDrawing of={drawing} />
      <h4>{name}</h4>
      <p className="price">{priceText(serviceNamed(name))}</p>
      <ul>
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  )
}
