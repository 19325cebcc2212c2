import { facts } from './facts.ts'
import { Waterline } from './Waterline.tsx'

/** Towns in the counties of facts.ts, in the same order. */
const towns = [
  'Portland, Gresham, Troutdale, Fairview',
  'Beaverton, Hillsboro, Tigard, Forest Grove',
  'Lake Oswego, Milwaukie, Oregon City, Canby',
  'Scappoose, St.\u00a0Helens, Vernonia',
  'Newberg, Dundee, McMinnville',
]

export function Area() {
  return (
    <section id="area" className="band deep-3" aria-labelledby="area-title">
      <Waterline inches={3} />
      <div className="inner columns">
        <h2 id="area-title">Five counties</h2>
        <p className="lead">
          Portland and the Oregon towns around it. Just over a county line? Ask.
        </p>
        <dl className="counties">
          {facts.business.areaServed.map((county, index) => (
            <div key={county}>
              <dt>{county}</dt>
              <dd>{towns[index]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
