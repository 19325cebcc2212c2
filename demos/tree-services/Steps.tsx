import { Coil } from './Coil.tsx'
import { RopeFigure } from './RopeFigure.tsx'

const steps = [
  {
    title: 'A call and a photo',
    text: 'Say what the tree is doing and what stands under it. A photo from across the yard tells us most of it.',
  },
  {
    title: 'We look up together',
    text: 'A climber walks around the tree with you. If it needs nothing this year, you hear that, and we go.',
  },
  {
    title: 'You get a price in writing',
    text: 'It names the limbs, the way down for each, and who keeps the wood. The price is for the job, not for the hour.',
  },
  {
    title: 'We pick a day',
    text: 'Dry, and not in a gale. We look for nests first. If one is in use, the tree waits until it is empty.',
  },
]

export function Steps() {
  return (
    <section className="steps" aria-labelledby="steps-title">
      <Coil />
      <h2 id="steps-title">Before the rope goes up</h2>
      <ol>
        {steps.map(({ title, text }, i) => (
          <li key={title}>
            <RopeFigure number={i + 1} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
