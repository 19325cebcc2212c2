import { TrunkSection } from './TrunkSection.tsx'

const day = [
  {
    time: '7:30',
    title: 'The ground',
    text: 'Mats over the lawn, pots moved, a rope around the drop zone. Everyone knows who stands where.',
  },
  {
    time: '8:00',
    title: 'The throw line',
    text: 'A beanbag takes a thin line over a sound limb. The climbing rope follows it up.',
  },
  {
    time: '8:40',
    title: 'The climb',
    text: 'Up on rope, no spikes. Each limb is looked at before it takes weight, and again on the way down.',
  },
  {
    time: '9:30',
    title: 'The top',
    text: 'The dead top is tied off, cut above live wood and lowered past the garage in four pieces.',
  },
  {
    time: '11:00',
    title: 'The crown',
    text: 'Dead limbs out, from the top down. Live wood stays on, apart from two limbs that rub.',
  },
  {
    time: '1:30',
    title: 'The wood',
    text: 'Brush through the chipper, the pile where you pointed. Logs cut to sixteen inches and stacked.',
  },
  {
    time: '3:00',
    title: 'The rake',
    text: 'Gutters cleared, lawn raked, mats up. You walk the yard with us before the truck is shut.',
  },
]

/** One sample job in seven steps, from the middle of the trunk outward. */
export function DayOfWork() {
  return (
    <section className="day" id="day" aria-labelledby="day-title">
      <div className="day-head">
        <h2 id="day-title">One day, seven rings</h2>
        <p>
          <strong>Sample job:</strong> a 95-foot fir with a dead top, eleven feet from a garage.
          Read it as you would a trunk, from the middle out.
        </p>
      </div>
      <TrunkSection />
      <ol>
        {day.map(({ time, title, text }, i) => (
          <li key={time}>
            <span className="ring-number" aria-hidden="true">
              {i + 1}
            </span>
            <div className="job-head">
              <h3>{title}</h3>
              <span className="time">{time}</span>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
