import { priceOf } from './prices.ts'
import { Trace } from './Trace.tsx'

const steps = [
  {
    name: 'You describe it',
    text: 'Where, when and how often. Two or three answers on the phone usually narrow it to one or two animals.',
    calls: '025704083600294705036805027406039',
  },
  {
    name: 'We look, and name it',
    text: `Attic, walls, crawl space. The inspection is ${priceOf('House inspection')}. Then you hear the price of the rest, before we unpack.`,
    calls: '407200350006040003050020000040300',
  },
  {
    name: 'We treat that',
    text: 'Traps, bait, dust or borate for the animal we found. Nothing for the ones we did not.',
    calls: '002000030000000200000000010000000',
  },
  {
    name: 'We close the way in',
    text: 'Mesh, sealant, a door sweep, a new vent screen. Then we come back, sit still for a while and listen.',
    calls: '000000000000000000000000000000000',
  },
]

/** The steps of a job, hung from one trace that goes quiet. */
export function Visit() {
  return (
    <section className="visit" id="visit" aria-labelledby="quiet">
      <div className="lead">
        <h2 id="quiet">How it goes quiet</h2>
        <p>One trace, from the first call to the last check.</p>
      </div>
      <ol>
        {steps.map(({ name, text, calls }) => (
          <li key={name}>
            <Trace calls={calls} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
