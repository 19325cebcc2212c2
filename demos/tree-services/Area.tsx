import { Rope } from './Rope.tsx'

// The first two are close: their names move apart, by so much each.
const knots = [
  { name: 'Sylvan', miles: -3, aside: -14 },
  { name: 'Portland', miles: 0, aside: 8 },
  { name: 'Gresham', miles: 12 },
  { name: 'Boring', miles: 16 },
  { name: 'Sandy', miles: 22 },
]

// Names of two words stay on one line.
const areas = [
  {
    name: 'West hills',
    towns: 'Sylvan, Southwest\u00a0Hills, Hillsdale, Multnomah\u00a0Village',
  },
  {
    name: 'Portland to Gresham',
    towns: 'Portland, Milwaukie, Happy\u00a0Valley, Gresham',
  },
  { name: 'Toward Sandy', towns: 'Damascus, Boring, Sandy' },
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

/** The service area as a rope, its knots to scale. */
export function Area() {
  return (
    <section className="area" id="area" aria-labelledby="area-title">
      <h2 id="area-title">West hills to Sandy</h2>
      <p className="lead">
        Twenty-five miles of one rope, west to east. If your tree stands within reach of it, call.
      </p>
      <svg className="area-rope" viewBox="0 0 840 120" role="img" aria-label={label}>
        <Rope d={rope} />
        {knots.map(({ name, miles, aside }) => {
          const x = 60 + (miles + 3) * 28.8
          return (
            <g key={name} transform={`translate(${x} ${sag(x)})`}>
              <path className="knot" d="M-13-8-4-14 9-12 14-2 10 10-2 14-13 8z" />
              <path className="knot-turn" d="M-8-10 4 12M0-13 11 7" />
              <text x={aside} y="44">
                {name}
              </text>
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
