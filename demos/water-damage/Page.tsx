import type { ComponentType } from 'react'
import { Answers } from '../Answers.tsx'
import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { priceText } from '../price.ts'
import { SkipLink } from '../SkipLink.tsx'
import { Towns } from '../Towns.tsx'
import { inARow, useFacts, useMark, useService } from '../useFacts.ts'
import {
  AirMover,
  CarpetRoll,
  Chair,
  Meter,
  PaintBucket,
  Pump,
  Valve,
  Waterline,
  WaveShapes,
  Window,
} from './drawings.tsx'

export function Page() {
  return (
    <>
      <WaveShapes />
      <Header />
      <main id="content">
        <Hero />
        <Steps />
        <MoistureLog />
        <Prices />
        <Area />
        <Questions />
        <WhoPays />
        <div className="staff" aria-hidden="true">
          <svg className="float" viewBox="0 0 40 24" width="40" height="24">
            <path d="M39 1V23H17L3 12 17 1z" />
          </svg>
        </div>
      </main>
      <Footer />
    </>
  )
}

function Header() {
  return (
    <header>
      <SkipLink>Skip to content</SkipLink>
      <Wordmark />
      <nav aria-label="On this page">
        <a href="#steps">Hour by hour</a>
        <a href="#prices">Prices</a>
        <a href="#area">Area</a>
        <a href="#who-pays">Who pays?</a>
      </nav>
      <PhoneLink className="phone" />
    </header>
  )
}

function Hero() {
  const { phone } = useFacts().business
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
          <PhoneLink className="call fixed">Call {phone.text}</PhoneLink>
        </div>
      </div>
    </section>
  )
}

/** Step of a job, from closing the water valve to the last coat of paint. */
interface StepProps {
  inches: number
  /** Component that draws the object in the water at the top of the step, such as a pump. */
  Tool: ComponentType
  /** Time of the step, in three texts such as "Day", "5" and "". The second text is large. */
  when: readonly [before: string, large: string, after: string]
  title: string
  text: string
  details: readonly string[]
}

const steps: readonly StepProps[] = [
  {
    inches: 20,
    Tool: Valve,
    when: ['', '10', 'minutes'],
    title: 'Shut-off and power',
    text: 'Yours to do before you call. If you cannot find the valve, call, and we look for it together.',
    details: [
      'Stay out of water that touches outlets, cords or the panel.',
      'Close the main valve: a round handle turns to the right, without force. A lever is shut when it stands square to the pipe.',
      'Open the lowest faucet in the house, so the pipes run empty.',
      'Switch off the breakers of the wet rooms, if you can stand on a dry floor at the panel.',
    ],
  },
  {
    inches: 16,
    Tool: Pump,
    when: ['', '1', 'hour'],
    title: 'Pump-out',
    text: 'We measure how deep it is and how far it went. Then the standing water leaves.',
    details: [
      'A submersible pump for deep water, an extractor for the last half inch.',
      'Carpet is extracted in place, so it weighs less and holds together.',
      'Furniture goes up on blocks. What floats comes out.',
    ],
  },
  {
    inches: 12,
    Tool: CarpetRoll,
    when: ['Day', '1', ''],
    title: 'Wet material out',
    text: 'Some things dry where they are. Some never do, and keep the rest wet.',
    details: [
      'Carpet pad, swollen baseboards and soaked insulation go.',
      'In an older house, an asbestos survey comes first. Then drywall is cut in one straight line, above the highest wet reading.',
      'Solid wood, tile and most framing stay and get dried.',
      'Everything is photographed before it leaves the house.',
    ],
  },
  {
    inches: 9,
    Tool: AirMover,
    when: ['Days', '2–4', ''],
    title: 'Drying, measured daily',
    text: 'Air movers draw moisture out of the walls. Dehumidifiers take it out of the air.',
    details: [
      'Doors and windows stay shut, and the machines stay on at night.',
      'The same marked points are metered every day.',
      'The log hangs by your front door, so you read it when we do.',
    ],
  },
  {
    inches: 7,
    Tool: Meter,
    when: ['Day', '5', ''],
    title: 'Dry reading in writing',
    text: 'The numbers decide when the machines leave. If a wall needs a sixth day, the log says so.',
    details: [
      'Every point is compared with a dry part of the same house.',
      'You get the log, the photos and the last readings in one file.',
    ],
  },
  {
    inches: 6,
    Tool: PaintBucket,
    when: ['', 'After', ''],
    title: 'Rebuild, written quote',
    text: 'The quote goes room by room. You can take it to another builder.',
    details: [
      'Insulation, drywall and texture to match the old wall.',
      'Baseboards, flooring, doors that swelled.',
      'Primer and paint, corner to corner.',
    ],
  },
]

function Steps() {
  return (
    <section id="steps" className="steps" aria-labelledby="steps-title">
      <h2 id="steps-title" className="unseen">
        From the call to a dry house
      </h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ inches, Tool, when, title, text, details }: StepProps) {
  const [before, large, after] = when
  return (
    <li className={`band deep-${inches}`}>
      <Waterline inches={inches}>
        <Tool />
      </Waterline>
      <div className="inner">
        <p className="when" aria-hidden="true">
          {before && <span>{before}</span>}
          <b>{large}</b>
          {after && <span>{after}</span>}
        </p>
        <div className="step">
          <h3>
            <span className="unseen">{when.join(' ').trim()}: </span>
            {title}
          </h3>
          <p>{text}</p>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}

/** Moisture content of dry wood in the sample house, in percent. */
const dryGoal = 12

/** Sample moisture readings in percent, one for each of five days. */
const readings = [
  { place: 'Kitchen, subfloor at the sink', percent: [31, 26, 20, 15, 12] },
  { place: 'Hall, stud 4 inches up', percent: [28, 22, 17, 13, 11] },
  { place: 'Hall, stud 18 inches up', percent: [19, 16, 14, 12, 11] },
] as const

/** Moisture content at the top edge and at the bottom edge of the drawing in a table cell, in percent. */
const [most, least] = [36, 6]

/** Converts a moisture reading to a y position in the drawing of a cell 60 units high. */
const height = (percent: number) => Math.round((60 * (most - percent)) / (most - least))

/** Draws water in a table cell. The surface of the water slopes from the reading of one day (`from`) to the reading of the next day (`to`). */
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

/** Shows a sample of the moisture log. In a customer's house, the crew writes each day's readings in such a log. */
function MoistureLog() {
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

/** Work included in each service, by the id of the service in facts.yaml. */
const included: Readonly<Record<string, readonly string[]>> = {
  visit: [
    'Finding the source and helping you stop it',
    'Moisture readings, room by room',
    'Photos of every wet room',
    'Written quotes for what comes next',
  ],
  pump: ['Pumps, hoses and extractor', 'Carpet and pad extracted', 'Furniture up on blocks'],
  strip: [
    'Asbestos survey first, in an older house',
    'Flood cut, edges left straight',
    'Bagging, hauling and disposal fees',
    'A list of what was taken out',
  ],
  dry: [
    'Air movers and dehumidifiers',
    'One visit a day with the meter',
    'The log, and the dry reading in writing',
  ],
  rebuild: ['Insulation, drywall and texture', 'Baseboards and flooring', 'Primer and paint'],
}

function Prices() {
  return (
    <section id="prices" className="band deep-4" aria-labelledby="prices-title">
      <Waterline inches={4} />
      <div className="inner">
        <h2 id="prices-title">One price now, the others in writing</h2>
        <p className="lead">
          At two in the morning nobody can know how far the water went. So the visit has a price,
          and it is counted toward the job. Everything after it is quoted before the work starts.
        </p>
        <ul className="prices">
          {Object.entries(included).map(([id, parts]) => (
            <Price key={id} id={id} parts={parts} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Price({ id, parts }: { id: string; parts: readonly string[] }) {
  const facts = useFacts()
  const service = useService(id)
  return (
    <li>
      <h3>{service.name}</h3>
      <p className="price">
        {service.price ? (
          <>
            <b>{priceText(service, facts)}</b> counted toward the job
          </>
        ) : (
          'Written quote'
        )}
      </p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </li>
  )
}

function Area() {
  const { reach, reachNote } = useFacts().business
  return (
    <section id="area" className="band deep-3" aria-labelledby="area-title">
      <Waterline inches={3} />
      <div className="inner columns">
        <h2 id="area-title">{reach}</h2>
        {reachNote && <p className="lead">{reachNote}</p>}
        <Towns className="stretches" />
      </div>
    </section>
  )
}

const questions = [
  {
    question: 'Where is my main shut-off?',
    answer:
      'Follow the supply line to where it enters the house: often low on the wall behind the front outdoor faucet, in the garage, in the crawl space or beside the water heater. There is a second one at the meter, under a lid near the street. If a valve will not turn by hand, do not force it. Call us or your water utility.',
  },
  {
    question: 'Is it safe to walk in?',
    answer:
      'If you smell gas, no: leave, and call 911 from outside. Otherwise not while water may touch outlets, cords, appliances or the panel. If you cannot stand on a dry floor at the panel, leave the power alone, stay out, and ask your electric utility to cut it. A ceiling that sags holds water: keep out from under it.',
  },
  {
    question: 'What can I do until you come?',
    answer:
      'Once the power in the wet rooms is off, take photos. Then lift curtains, papers and rugs off the floor, put foil or wood under furniture legs, and mop what you can reach. Use a wet vacuum only on clean water, plugged into a GFCI outlet in a dry room, with every cord and plug kept off the wet floor. A household vacuum is not made for water.',
  },
  {
    question: 'Can the carpet be saved?',
    answer:
      'Often, if the water was clean and the carpet is lifted within the first day or so. The pad under it usually goes, because it holds water like a sponge. After sewage or a flood from outside, both go.',
  },
  {
    question: 'Why cut a wall that looks dry?',
    answer:
      'Water climbs inside drywall, well above the line you see, and insulation behind it stays wet for a long time. We meter first. The cut goes just above the highest wet reading, and it is straight, so the patch is simple.',
  },
  {
    question: 'Can we stay in the house?',
    answer:
      'Usually, if there is a dry room to sleep in and a bathroom that works. The machines are about as loud as a box fan on high, they are warm, and they run at night. Closing the doors helps you and the drying.',
  },
  {
    question: 'What if the water is dirty?',
    answer:
      'Say so when you call. Water from a sewer, a river or a street carries more than water. Stay out of it, keep children and pets out, and do not run fans over it. Whatever it soaked that is soft comes out. Hard surfaces are cleaned and disinfected.',
  },
]

function Questions() {
  return (
    <section id="questions" className="band deep-2" aria-labelledby="questions-title">
      <Waterline inches={2} />
      <div className="inner columns">
        <h2 id="questions-title">While you wait for us</h2>
        <div className="questions">
          <Answers
            questions={questions}
            mark={
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M4 9l8 7 8-7" />
              </svg>
            }
          />
        </div>
      </div>
    </section>
  )
}

const photos = [
  ['The source', 'The pipe, hose or valve, before it is repaired.'],
  ['The waterline', 'A tape measure against the wall, with the floor in the picture.'],
  ['Every room', 'From two corners, or from the doorway where the floor is wet.'],
  ['What got wet', 'One by one, where it stood. Open the cabinets.'],
  ['Serial numbers', 'Of the washer, the water heater, the furnace.'],
  ['Receipts', 'For the visit, the fans you bought, the night at a hotel.'],
] as const

function WhoPays() {
  const { phone } = useFacts().business
  return (
    <section id="who-pays" className="band deep-1" aria-labelledby="who-pays-title">
      <Waterline inches={1} />
      <div className="inner columns">
        <h2 id="who-pays-title">Who pays?</h2>
        <p className="lead">
          Your policy decides, and we cannot read it for you. Ask your insurer early, and ask which
          work can start before anyone has looked. What we can say is what to photograph, from a dry
          floor or once the power is off, and before you move more than you must.
        </p>
        <ol className="photos">
          {photos.map(([what, how]) => (
            <li key={what}>
              <b>{what}</b> {how}
            </li>
          ))}
        </ol>
        <div className="last-call">
          <h3>Water still coming?</h3>
          <p>Shut it off. Then call. The visit is counted toward the job.</p>
          <PhoneLink className="call">Call {phone.text}</PhoneLink>
        </div>
      </div>
    </section>
  )
}

function Footer() {
  const { areaServed } = useFacts().business
  return (
    <footer>
      <div className="room" aria-hidden="true">
        <Window />
        <svg className="dry-chair" viewBox="-150 -424 300 470">
          <path className="shadow" d="M-122 22L20 42 150 30 60-34-60-20z" />
          <Chair />
        </svg>
        <p className="inches">
          0<span> in</span>
        </p>
      </div>
      <div className="colophon">
        <Wordmark />
        <p>
          <PhoneLink className="phone" />
        </p>
        <p>{inARow(areaServed)}</p>
        <DemoBy />
      </div>
    </footer>
  )
}

function Wordmark() {
  const { large, small } = useMark()
  return (
    <p className="wordmark">
      <bdi>
        {large} {small && <span>{small}</span>}
      </bdi>
    </p>
  )
}
