import { Branch } from './Branch.tsx'
import { MinutesDial } from './MinutesDial.tsx'
import { towns } from './towns.ts'

export function Area() {
  return (
    <section className="run area hot" aria-labelledby="area">
      <div className="area-dial">
        <Branch />
        <MinutesDial />
      </div>
      <div className="area-words">
        <h2 id="area">Within 40 minutes of Beaverton</h2>
        <dl>
          {towns.map(({ minutes, names }) => (
            <div key={minutes}>
              <dt>{minutes} minutes</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p>
          Measured without traffic. Highway 26 has its own opinion. Not on the list? Call: if we
          cannot be there in 40, we say so.
        </p>
      </div>
    </section>
  )
}
