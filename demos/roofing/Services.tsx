import { priceText } from '../price.ts'
import type { DemoService } from '../types.ts'
import { facts } from './facts.ts'
import { House } from './House.tsx'
import { serviceDetails } from './serviceDetails.ts'

const blanks = [1, 2, 3, 4, 5, 6, 7, 8]

/** Six slates in courses; the blank ones carry each course on to the screen's edges. */
export function Services() {
  return (
    <section className="services" id="services" aria-labelledby="services-title">
      <div className="services-lead">
        <h2 id="services-title">Six jobs. One crew.</h2>
        <p>Red is the part we work on.</p>
      </div>
      <p className="services-note">
        “From” buys the smallest job of its kind. Yours gets its own number before a shingle is
        lifted.
      </p>
      <ul>
        {facts.business.services.map((service) => (
          <ServiceSlate key={service.name} {...service} />
        ))}
      </ul>
      {blanks.map((blank) => (
        <div key={blank} className={`blank blank-${blank}`} aria-hidden="true" />
      ))}
    </section>
  )
}

function ServiceSlate(service: DemoService) {
  const detail = serviceDetails[service.name]
  if (!detail) throw new Error(`serviceDetails.ts lacks ${service.name}`)
  return (
    <li className="slate">
      <House roof={detail.roof}>
        {detail.beside && <path className="house-wall" d={detail.beside} />}
        <path className="house-part" d={detail.part} />
      </House>
      <h3>{service.name}</h3>
      <p className="price">{priceText(service)}</p>
      <ul className="includes">
        {detail.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  )
}
