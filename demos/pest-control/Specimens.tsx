import { Ant } from './Ant.tsx'
import { Beetle } from './Beetle.tsx'
import { HandLens } from './HandLens.tsx'
import { priceOf } from './prices.ts'
import { Rodents } from './Rodents.tsx'
import { Silverfish } from './Silverfish.tsx'
import { specimenNotes } from './specimenNotes.ts'
import { Trace } from './Trace.tsx'
import { Wasp } from './Wasp.tsx'

const drawings = [HandLens, Rodents, Ant, Wasp, Beetle, Silverfish]

/** Plate II: the services as a drawer of specimens. */
export function Specimens() {
  return (
    <section id="specimens" aria-labelledby="called">
      <div className="lead">
        <h2 id="called">What we come for, with prices</h2>
        <p>
          <i>Plate II.</i> Every price covers the visit, the work listed with it and a written note
          of what we saw.
        </p>
      </div>
      <div className="drawer">
        {specimenNotes.map(({ service, captions, heard, calls, includes }, at) => {
          const Drawing = drawings[at]
          return (
            <article key={service} id={`fig-${at + 1}`}>
              <div className="pinned">
                <i>fig. {at + 1}</i>
                <svg viewBox="-120 -90 240 180" aria-hidden="true">
                  {Drawing && <Drawing />}
                </svg>
              </div>
              <div>
                <h3>{service}</h3>
                <p className="price">{priceOf(service)}</p>
                <p className="latin">
                  {captions.map((caption) => (
                    <span key={caption}>{caption}</span>
                  ))}
                </p>
              </div>
              <Trace calls={calls} />
              <h4>Where you hear it</h4>
              <p>{heard}</p>
              <h4>What it includes</h4>
              <ul>
                {includes.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </article>
          )
        })}
      </div>
    </section>
  )
}
