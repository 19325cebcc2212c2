import { Answers } from '../Answers.tsx'
import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { priceText } from '../price.ts'
import { SkipLink } from '../SkipLink.tsx'
import { useFacts, useService } from '../useFacts.ts'
import {
  Gable,
  House,
  type Layer,
  LeakDrawing,
  type LeakItem,
  RoofLayer,
  type RoofName,
  Wordmark,
  roofTypes,
} from './drawings.tsx'

export function Page() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <Header />
      <main id="content">
        <Hero />
        <Services />
        <Steps />
        <RepairOrReplace />
        <Area />
        <Questions />
        <LeakNow />
      </main>
      <Footer />
    </>
  )
}

function Header() {
  return (
    <header className="header">
      <a className="header-name" href="#content">
        <Wordmark />
      </a>
      <nav aria-label="Main">
        <a href="#services">Services</a>
        <a href="#verdicts">Repair or replace</a>
        <a href="#area">Area</a>
        <a href="#questions">Questions</a>
      </nav>
      <PhoneLink className="header-phone" />
    </header>
  )
}

/** Shows the top of the page. On phones, the call button is a bar at the bottom edge of the screen. */
function Hero() {
  return (
    <section className="hero" aria-labelledby="headline">
      <Gable />
      <div className="hero-words">
        <h1 id="headline">
          <span>Dry inside.</span> <span>Straight outside.</span>
        </h1>
        <p>
          Re-roofs and repairs by one crew, from <span className="whole">tear-off</span> to{' '}
          <span className="whole">clean-up</span>. Photos before and after.
        </p>
        <PhoneLink className="call">Book an inspection</PhoneLink>
      </div>
    </section>
  )
}

interface ServiceDetail {
  /** Id of the service in facts.yaml. */
  id: string
  roof: RoofName
  /** SVG path of the part of the house that the service works on. The drawing shows this part in red. */
  part: string
  /** SVG path of a part that stays as it is, such as a chimney. The drawing shows this part in the color of the walls. */
  beside?: string
  includes: readonly string[]
}

/** Drawing and list of included work for each service. */
const serviceDetails: readonly ServiceDetail[] = [
  {
    id: 'inspection',
    roof: 'gable',
    part: 'M86 80 70 26h4l16 54zM100 80 84 26h4l16 54zM73.500 32h14l1 3h-14zM77 44h14l1 3h-14zM80.500 56h14l1 3h-14zM84 68h14l1 3h-14z',
    includes: [
      'Roof, attic and gutters, 90 minutes',
      'Dated photos of every slope',
      'Repair, replace or wait, in writing',
    ],
  },
  {
    id: 'leak',
    roof: 'hip',
    part: 'M70 42V29h5v6h18v-6h5v13z',
    beside: 'M73 6h22v5h-2v26H75V11h-2z',
    includes: [
      'Traced with a hose, not guessed',
      'New flashing, vent boot or valley',
      'Shingles as near as stock allows',
    ],
  },
  {
    id: 'reroof',
    roof: 'sideGable',
    part: 'M10 18H110V24.500H10zM10 27.500H110V32.500H10zM10 35.500H110V40.500H10zM10 43.500H110V50H10z',
    includes: [
      'Tear-off to the deck',
      'Drip edge and underlayment',
      'Asphalt, slate or standing seam',
      'Dumpster and magnet sweep',
    ],
  },
  {
    id: 'gutters',
    roof: 'mansard',
    part: 'M8 49H112V56H105V80H100V56H8z',
    includes: [
      '5-inch aluminum, each run in one piece',
      'Hidden hangers every two feet',
      'Old gutter down and hauled off',
    ],
  },
  {
    id: 'skylights',
    roof: 'crossGable',
    part: 'M14 26H30V40H14zM90 26H106V40H90z',
    includes: [
      'Reseal, reflash or replace',
      'Curb and flashing to suit the pitch',
      'Inside trim, ready for paint',
    ],
  },
  {
    id: 'moss',
    roof: 'dutchGable',
    part: 'M15 46h6v-4h8v4h10v4H9zM44 38h5v-3h8v3h4v4H44zM76 46h8v-3h7v3h6v4H76zM86 34l7 6h-10v-4z',
    includes: [
      'By hand, no pressure washer',
      'Treated against regrowth',
      'Zinc strip at the ridge on request',
    ],
  },
]

const blanks = [1, 2, 3, 4, 5, 6, 7, 8]

/** Shows six services as slates of a roof. Empty slates continue each row to the left and the right edge of the browser window. */
function Services() {
  return (
    <section className="services" id="services" aria-labelledby="services-title">
      <div className="services-lead">
        <h2 id="services-title">Six jobs. One crew.</h2>
        <p>Red is the part we work on.</p>
      </div>
      <p className="services-note">
        “From” buys the smallest job of its kind. Yours gets its own number before a shingle is
        lifted.
      </p>
      <ul>
        {serviceDetails.map((detail) => (
          <ServiceSlate key={detail.id} {...detail} />
        ))}
      </ul>
      {blanks.map((blank) => (
        <div key={blank} className={`blank blank-${blank}`} aria-hidden="true" />
      ))}
    </section>
  )
}

function ServiceSlate({ id, roof, part, beside, includes }: ServiceDetail) {
  const facts = useFacts()
  const service = useService(id)
  return (
    <li className="slate">
      <House roof={roof}>
        {beside && <path className="house-wall" d={beside} />}
        <path className="house-part" d={part} />
      </House>
      <h3>{service.name}</h3>
      <p className="price">{priceText(service, facts)}</p>
      <ul className="includes">
        {includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </li>
  )
}

const steps: readonly { name: string; layer: Layer; text: string }[] = [
  {
    name: 'Tear-off',
    layer: 'old',
    text: 'One slope at a time. What we open in the morning is covered by night.',
  },
  {
    name: 'Deck',
    layer: 'deck',
    text: 'Soft boards come out. You get a photo of each. The price per sheet is in the quote.',
  },
  {
    name: 'Underlayment',
    layer: 'underlay',
    text: 'Drip edge first, at the eave. Ice barrier in the valleys. Every sheet lapped.',
  },
  {
    name: 'Courses',
    layer: 'courses',
    text: 'From the eave up. Every line is snapped in chalk before a nail goes in.',
  },
  {
    name: 'Clean-up',
    layer: 'slates',
    text: 'Gutters emptied, magnet over the lawn. Then the same photos as on day one.',
  },
]

/** Shows the steps of a re-roof, each with a drawing of the roof at that step. */
function Steps() {
  return (
    <section className="steps" id="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">From tear-off to clean-up.</h2>
      <ol>
        {steps.map(({ name, layer, text }, index) => (
          <li key={name}>
            <RoofLayer layer={layer} />
            <div className="step-words">
              <h3>
                <span className="step-number">{index + 1}</span> {name}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The verdicts on a damaged roof, each with the heading of its table column. The keys are also CSS classes. */
const verdicts = { wait: 'Wait', repair: 'Repair', replace: 'Replace' } as const
type Verdict = keyof typeof verdicts
const columns = Object.keys(verdicts) as Verdict[]

const signs: readonly { seen: string; verdict: Verdict; why: string }[] = [
  {
    seen: 'Dark streaks, shingles flat',
    verdict: 'wait',
    why: 'Algae. A stain, not a leak.',
  },
  {
    seen: 'A drip in hard frost, none in rain',
    verdict: 'wait',
    why: 'Not the roof. Have the attic vents checked.',
  },
  {
    seen: 'A few shingles gone after wind',
    verdict: 'repair',
    why: 'Swap the few. Keep the rest.',
  },
  {
    seen: 'A stain beside a chimney or vent',
    verdict: 'repair',
    why: 'New flashing. Shingles stay.',
  },
  { seen: 'Moss in the joints', verdict: 'repair', why: 'Off by hand, before it lifts.' },
  { seen: 'Edges curled on a whole slope', verdict: 'replace', why: 'The shingles are spent.' },
  {
    seen: 'Bald patches, black mat showing',
    verdict: 'replace',
    why: 'The sun takes the rest.',
  },
  { seen: 'A dip between the rafters', verdict: 'replace', why: 'The deck has gone soft.' },
]

/** Shows a table of roof damage that an owner can see from the ground, with advice. On phones, CSS shows each row as a block. */
function RepairOrReplace() {
  return (
    <section className="verdicts" id="verdicts" aria-labelledby="verdicts-title">
      <div className="verdicts-lead">
        <h2 id="verdicts-title">Repair or replace?</h2>
        <p>Or wait. Some roofs have years left.</p>
      </div>
      <table aria-labelledby="verdicts-title">
        <thead>
          <tr>
            <th scope="col">What you see</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {verdicts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signs.map(({ seen, verdict, why }) => (
            <tr key={seen}>
              <th scope="row">{seen}</th>
              {columns.map((column) => (
                <td key={column} className={column}>
                  {column === verdict && (
                    <span className="verdict">
                      <b>{verdicts[verdict]}.</b> <span>{why}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="verdicts-note">A rule of thumb from the ground. The inspection decides.</p>
    </section>
  )
}

const roofs = Object.keys(roofTypes) as RoofName[]

/** Shows the towns as a street of houses with different types of roof. */
function Area() {
  const { areaServed, reach, reachNote } = useFacts().business
  return (
    <section className="area" id="area" aria-labelledby="area-title">
      <div className="area-words">
        <h2 id="area-title">{reach}.</h2>
        {reachNote && <p>{reachNote}</p>}
      </div>
      <ul className="street">
        {areaServed.map((town, index) => (
          <li key={town}>
            <House roof={roofs[index % roofs.length] ?? 'gable'} />
            <span>{town}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const questions = [
  {
    question: 'How long does a re-roof take?',
    answer:
      'Two to four dry days for most houses. Steep slopes, skylights and second layers add to it. The quote names the days.',
  },
  {
    question: 'Can you work in the rain?',
    answer:
      'We can cover a hole. Repairs wait for a dry roof, and we do not open a slope with rain due before dark. The dry months fill first, so book those early.',
  },
  {
    question: 'Can new shingles go over old ones?',
    answer:
      'It saves a day. It also adds weight, shows every old bump and hides the deck. We tear off.',
  },
  {
    question: 'Will a repair match?',
    answer:
      'Near, not exact: old shingles have faded. On a slope you can see, we can use weathered ones from the back of the house, if they still lift without cracking.',
  },
  {
    question: 'Why do you go into the attic?',
    answer:
      'Water travels. It can enter at the ridge and drip at a wall. The attic also shows whether air moves from eave to ridge.',
  },
  {
    question: 'What should I do before you come?',
    answer:
      'Move the cars out. Cover what you keep in the attic, and take down pictures on top-floor walls. Nailing shakes the walls.',
  },
  {
    question: 'When should gutters be cleaned?',
    answer: 'When the last leaves are down, late in the fall. Under conifers, once more in spring.',
  },
]

function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <div>
        <h2 id="questions-title">Asked on the driveway.</h2>
        <p className="questions-more">
          Something else? <PhoneLink />
        </p>
      </div>
      <div className="questions-list">
        <Answers
          questions={questions}
          mark={
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 8 12 16 21 8" />
            </svg>
          }
        />
      </div>
    </section>
  )
}

const items: readonly { id: LeakItem; name: string; text: string }[] = [
  {
    id: 'bucket',
    name: 'Bucket',
    text: 'Under the drip, unless the ceiling bulges. Then stay out of the room.',
  },
  { id: 'towel', name: 'Towel', text: 'Around the bucket. Leave wet switches and lights alone.' },
  { id: 'photo', name: 'Photo', text: 'The drip, the stain, the room. Not from the roof.' },
  { id: 'call', name: 'Call', text: 'We cover the hole first. We fix it once it is dry.' },
]

/** Shows what to do about a leak before the crew arrives. */
function LeakNow() {
  const { phone } = useFacts().business
  return (
    <section className="leak" id="leak" aria-labelledby="leak-title">
      <svg className="eave" aria-hidden="true">
        <rect width="100%" height="92" fill="url(#slates)" />
        <rect className="shade" y="92" width="100%" height="10" />
      </svg>
      <h2 id="leak-title">
        Water coming in now? <span>Bucket, towel, photo, call.</span>
      </h2>
      <ol>
        {items.map(({ id, name, text }) => (
          <li key={id}>
            <LeakDrawing item={id} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="leak-call">
        <PhoneLink className="leak-phone">Call {phone.text}</PhoneLink>
      </p>
    </section>
  )
}

function Footer() {
  const { reach } = useFacts().business
  return (
    <footer className="footer">
      <div>
        <Wordmark />
        <p>{reach}</p>
      </div>
      <PhoneLink className="footer-phone" />
      <DemoBy />
    </footer>
  )
}
