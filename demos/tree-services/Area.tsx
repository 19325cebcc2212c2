import { Rope } from './Rope.tsx'

const knots = [
  { name: 'Hillsboro', miles: -17 },
  { name: 'Portland', miles: 0 },
  { name: 'Troutdale', miles: 17 },
  { name: 'Cascade Locks', miles: 44 },
  { name: 'Hood River', miles: 63 },
]

// Names of two words stay on one line.
const areas = [
  {
    name: 'West and south',
    towns: 'Beaverton, Hillsboro, Tigard, Lake\u00a0Oswego, West\u00a0Linn, Oregon\u00a0City',
  },
  {
    name: 'Portland and east',
    towns: 'Portland, Milwaukie, Happy\u00a0Valley, Gresham, Fairview, Troutdale',
  },
  { name: 'Up the Gorge', towns: 'Corbett, Cascade\u00a0Locks, Hood\u00a0River' },
]

const from = 40
const to = 820

/** Height of the rope at x: it hangs a little. */
function sag(x: number) {
  const t = (x - from) / (to - from)
  return Math.round(34 + 150 * t * (1 - t))
}

const rope = `M-300 14 ${from} 34Q430 109 ${to} 34`
const label = `A rope with five knots, from west to east: ${knots.map(({ name }) => name).join(', ')}.`

/** The service area as a rope along the Columbia, its knots to scale. */
export function Area() {
  return (
    <section className="area" id="area" aria-labelledby="area-title">
      <h2 id="area-title">Portland metro to Hood River</h2>
      <p className="lead">
        Eighty miles of one rope, west to east. If your tree stands within reach of it, so do we.
      </p>
      <svg className="area-rope" viewBox="0 0 840 120" role="img" aria-label={label}>
        <Rope d={rope} />
        {knots.map(({ name, miles }) => {
          const x = 60 + (miles + 17) * 9
          return (
            <g key={name} transform={`translate(${x} ${sag(x)})`}>
              <path className="knot" d="M-13-8-4-14 9-12 14-2 10 10-2 14-13 8z" />
              <path className="knot-turn" d="M-8-10 4 12M0-13 11 7" />
              <text y="44">{name}</text>
            </g>
          )
        })}
      </svg>
      <dl>
        {areas.map(({ name, towns }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{towns}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
