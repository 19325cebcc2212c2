import { AirMover, Meter, PaintBucket } from './DryingTools.tsx'
import { Step } from './Step.tsx'
import { after, dayFive, dayOne, days, hour, minutes } from './steps.ts'
import { CarpetRoll, Pump, Valve } from './WetTools.tsx'

export function Steps() {
  return (
    <section id="steps" className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title" className="unseen">
        From the call to a dry house
      </h2>
      <ol>
        <Step words={minutes} Tool={Valve} />
        <Step words={hour} Tool={Pump} />
        <Step words={dayOne} Tool={CarpetRoll} />
        <Step words={days} Tool={AirMover} />
        <Step words={dayFive} Tool={Meter} />
        <Step words={after} Tool={PaintBucket} />
      </ol>
    </section>
  )
}
