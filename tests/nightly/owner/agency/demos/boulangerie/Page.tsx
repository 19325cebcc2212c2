import { DemoBy } from '../DemoBy.tsx'
import { priceText } from '../price.ts'
import { useFacts } from '../useFacts.ts'

export function Page() {
  const facts = useFacts()
  const { business, description } = facts
  const { name, phone, services, areaServed } = business
  return (
    <>
      <header>
        <nav>
          <a href="#prix">Prix</a> <a href="#lieux">Lieux</a> <a href="#appel">Appel</a>
        </nav>
      </header>
      <main>
        <h1 dir="auto">{name}</h1>
        <p>{description}</p>
        <h2 id="prix">Prix</h2>
        <ul>
          {services.map((service) => (
            <li key={service.name}>
              {service.name} : {priceText(service, facts)}
            </li>
          ))}
        </ul>
        <h2 id="lieux">Lieux</h2>
        <p>{areaServed.join(', ')}</p>
        <h2 id="appel">Appel</h2>
        <p>
          <a href={`tel:${phone.dial}`}>{phone.text}</a>
        </p>
      </main>
      <footer>
        <DemoBy />
      </footer>
    </>
  )
}
