import { Branch } from './Branch.tsx'
import { MinutesDial } from './MinutesDial.tsx'
import { towns } from './towns.ts'

export function Area() {
  return (
    <section className="run area hot" aria-labelledby="area">
      <h2 id="area">Within 40 minutes of Beaverton</h2>
      <div className="area-dial">
        <Branch />
        <MinutesDial />
      </div>
      <div className="area-words">
        <dl>
          {towns.map(({ minutes, names }) => (
            <div key={minutes}>
              <dt>{minutes} minutes</dt>
              <dd>{names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p>
          Measured without traffic. Highway 26 has its own opinion. Not on the list? Call: dispatch
          will tell you whether 40 is true.
        </p>
      </div>
    </section>
  )
}
