import { House } from './House.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { Trace } from './Trace.tsx'

const waysIn = [
  ['Ridge vent', 'The screen rusts first.'],
  ['Eave', 'A branch is a bridge.'],
  ['Cable hole', 'Drilled wide, never filled.'],
  ['Dryer vent', 'The flap sticks open.'],
  ['Back door', 'Light shows under it.'],
  ['Crawl-space vent', 'A pencil’s width will do.'],
] as const

/** The headline, and plate I: the house, with the key to its numbers in the ground below it. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="scratching">
      <div className="words">
        <h1 id="scratching">
          Something <br />
          is scratching.
        </h1>
        <Trace calls="0002030060490020000307058030002000000450030000000000" />
        <p>
          We find out what it is, treat that and close the way in. You hear the price before we
          unpack.
        </p>
        <PhoneLink className="call" text="Call Quiet Walls" />
      </div>
      <figure aria-labelledby="plate-1">
        <House />
        <figcaption>
          <p id="plate-1">
            <i>Plate I.</i> A house cut in half. Six ways in.
          </p>
          <ol>
            {waysIn.map(([place, note]) => (
              <li key={place}>
                <b>{place}.</b> <span>{note}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  )
}
