import { Branch } from './Branch.tsx'

const steps = [
  {
    side: 'hot',
    title: 'You call',
    text: 'Dispatch asks what it does, what it should do and since when. You get a two-hour window and a call when the van leaves.',
  },
  {
    side: 'hot',
    title: 'We find it',
    text: 'A technician traces the fault and shows you the part. No part, no sentence that starts with “probably.”',
  },
  {
    side: 'cold',
    title: 'You read the price',
    text: 'Labor on one line, parts on the next, the total below. Say yes, say no, or keep the paper and think.',
  },
  {
    side: 'cold',
    title: 'Fixed',
    text: 'We fix it, run it and read the gauge again. You get the old part, both readings and a clean floor.',
  },
] as const

export function Steps() {
  return (
    <section className="run steps" aria-labelledby="steps">
      <h2 id="steps">How a call goes</h2>
      <ol>
        {steps.map(({ side, title, text }, index) => (
          <li key={title} className={side}>
            <Branch />
            <StepDial number={index + 1} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A dial whose hand-off is its reading: each step turns it a quarter further. */
function StepDial({ number }: { number: number }) {
  return (
    <svg className="d dial" viewBox="0 0 96 96" aria-hidden="true">
      <circle className="fw i" cx="48" cy="48" r="42" strokeWidth="10" />
      <circle
        className="s"
        cx="48"
        cy="48"
        r="31"
        strokeWidth="7"
        strokeLinecap="butt"
        pathLength="360"
        strokeDasharray={`${number * 67.5} 360`}
        transform="rotate(135 48 48)"
      />
      <text x="48" y="61">
        {number}
      </text>
    </svg>
  )
}
