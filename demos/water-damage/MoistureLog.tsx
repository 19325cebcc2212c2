import { dryGoal, readings } from './readings.ts'
import { Waterline } from './Waterline.tsx'

/** Percent at the top and bottom of a drawn row. */
const [most, least] = [36, 6]

/** A reading's height in a cell 60 units high. */
const height = (percent: number) => Math.round((60 * (most - percent)) / (most - least))

/** Water in a cell, falling from its own reading to the next day's. */
function Level({ from, to }: { from: number; to: number }) {
  const [start, end, goal] = [height(from), height(to), height(dryGoal)]
  const surface = `M0 ${start}C40 ${start} 60 ${end} 100 ${end}`
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <path className="log-water" d={`${surface}V60H0z`} />
      <path className="log-surface" d={surface} />
      <path className="log-goal" d={`M0 ${goal}H100`} />
    </svg>
  )
}

/** Proof without reviews: what a customer finds hanging by the door, with sample numbers. */
export function MoistureLog() {
  return (
    <section id="log" className="band deep-5" aria-labelledby="log-title">
      <Waterline inches={5} />
      <div className="inner">
        <h2 id="log-title">The log by your door</h2>
        <p className="lead">
          We do not ask you to believe that a wall is dry. The same points are metered every day,
          and you see the numbers fall.
        </p>
        <table className="log">
          <caption>
            <b>Sample</b> Moisture in wood, in percent. The dashed line is this house when dry:{' '}
            {dryGoal}.
          </caption>
          <thead>
            <tr>
              {readings[0].percent.map((_, day) => (
                <th key={day} scope="col">
                  Day {day + 1}
                </th>
              ))}
            </tr>
          </thead>
          {readings.map(({ place, percent }) => (
            <tbody key={place}>
              <tr>
                <th colSpan={percent.length} scope="rowgroup">
                  {place}
                </th>
              </tr>
              <tr>
                {percent.map((reading, day) => (
                  <td key={day}>
                    {reading}
                    <Level from={reading} to={percent[day + 1] ?? reading} />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
