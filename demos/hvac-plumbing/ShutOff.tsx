import { CallLink } from './CallLink.tsx'
import { ShutOffScene } from './ShutOffScene.tsx'

const steps = [
  {
    scene: 'find',
    title: 'Find the main valve',
    text: 'Keep out of water that has reached an outlet, a cord or the electrical panel. Otherwise follow the water line in from the street: garage, crawl space, utility closet. There is a valve in the meter box, too, but it may need a key.',
  },
  {
    scene: 'shut',
    title: 'Turn it until it stops',
    text: 'A wheel goes clockwise, by hand. A lever goes a quarter turn, until it lies across the pipe.',
  },
  {
    scene: 'drain',
    title: 'Open a tap, then call',
    text: 'The lowest cold faucet you can reach on a dry floor empties the lines.',
  },
] as const

export function ShutOff() {
  return (
    <section className="run shut-off" aria-labelledby="shut-off">
      <h2 id="shut-off">
        <span>Water everywhere?</span> Shut this valve first
      </h2>
      <ol>
        {steps.map(({ scene, title, text }, index) => (
          <li key={scene}>
            <ShutOffScene of={scene} />
            <h3>
              <span aria-hidden="true">{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <CallLink className="call" number />
    </section>
  )
}
