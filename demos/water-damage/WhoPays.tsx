import { CallLink } from './CallLink.tsx'
import { Waterline } from './Waterline.tsx'

const photos = [
  ['The source', 'The pipe, hose or valve, before it is repaired.'],
  ['The waterline', 'A tape measure against the wall, with the floor in the picture.'],
  ['Every room', 'From two corners, or from the doorway where the floor is wet.'],
  ['What got wet', 'One by one, where it stood. Open the cabinets.'],
  ['Serial numbers', 'Of the washer, the water heater, the furnace.'],
  ['Receipts', 'For the visit, the fans you bought, the night at a hotel.'],
] as const

export function WhoPays() {
  return (
    <section id="who-pays" className="band deep-1" aria-labelledby="who-pays-title">
      <Waterline inches={1} />
      <div className="inner columns">
        <h2 id="who-pays-title">Who pays?</h2>
        <p className="lead">
          Your policy decides, and we cannot read it for you. Ask your insurer early, and ask which
          work can start before anyone has looked. What we can say is what to photograph, from a dry
          floor or once the power is off, and before you move more than you must.
        </p>
        <ol className="photos">
          {photos.map(([what, how]) => (
            <li key={what}>
              <b>{what}</b> {how}
            </li>
          ))}
        </ol>
        <div className="last-call">
          <h3>Water still coming?</h3>
          <p>Shut it off. Then call. The visit is counted toward the job.</p>
          <CallLink button="call" />
        </div>
      </div>
    </section>
  )
}
