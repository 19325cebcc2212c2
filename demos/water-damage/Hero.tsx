import { CallLink } from './CallLink.tsx'
import { Chair } from './Chair.tsx'
import { Waterline } from './Waterline.tsx'
import { Window } from './Window.tsx'

export function Hero() {
  return (
    <section className="hero" aria-labelledby="title">
      <div className="air">
        <Window />
      </div>
      <div className="band deep-24">
        <Waterline inches={24}>
          <g className="rock">
            <g transform="translate(-10 168) rotate(-17 0 -150)">
              <Chair />
            </g>
          </g>
        </Waterline>
        <div className="inner">
          <h1 id="title">
            Shut the <br />
            water off. <br />
            Then call.
          </h1>
          <p>Pumping, drying and rebuilding after leaks, floods and burst pipes.</p>
          <CallLink button="call fixed" />
        </div>
      </div>
    </section>
  )
}
