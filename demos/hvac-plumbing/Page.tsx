import { Answers } from '../Answers.tsx'
import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { money, priceText } from '../price.ts'
import { SkipLink } from '../SkipLink.tsx'
import { Towns } from '../Towns.tsx'
import { useFacts, useMark, useService } from '../useFacts.ts'
import {
  BallValve,
  Elbow,
  Gauge,
  MinutesDial,
  MixerTap,
  ServiceDrawing,
  ShutOffScene,
  StepDial,
  TagWire,
  ValveWheel,
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
        <Papers />
        <Area />
        <Questions />
        <ShutOff />
        <Booking />
      </main>
      <Footer />
    </>
  )
}

const links = [
  ['#services', 'Prices'],
  ['#steps', 'How it works'],
  ['#area', 'Area'],
  ['#questions', 'Questions'],
] as const

function Header() {
  return (
    <header className="top">
      <a href="/">
        <Wordmark />
      </a>
      <nav aria-label="Main">
        {links.map(([href, label]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <PhoneLink className="top-phone" />
    </header>
  )
}

function Hero() {
  return (
    <section className="run hero" aria-labelledby="hero">
      <div className="inlet hot">
        <Elbow turn="in" />
      </div>
      <div className="inlet cold">
        <Elbow turn="in" />
      </div>
      <h1 id="hero">
        <span className="word-hot">Hot.</span> <span className="word-cold">Cold.</span>{' '}
        <span className="word-fixed">Fixed.</span>
      </h1>
      <div className="hero-words">
        <p>One crew for heating, cooling and plumbing, and one number for all three.</p>
        <p className="hero-links">
          <PhoneLink className="call stays">Call dispatch</PhoneLink>
          <a className="aside-link" href="#shut-off">
            Water everywhere?
          </a>
        </p>
      </div>
      <div className="hero-drawings">
        <div className="fixture hot">
          <ValveWheel />
        </div>
        <div className="fixture cold">
          <Gauge />
        </div>
      </div>
    </section>
  )
}

/** Services from facts.yaml, in two groups. The page shows heating beside a red pipe and plumbing beside a blue pipe. */
const services = {
  hot: [
    {
      id: 'furnace',
      drawing: 'furnace',
      includes: [
        'Igniter, flame sensor and safety switches tested',
        'Filter checked and blower cleaned',
        'Run through a full heating cycle before we leave',
      ],
    },
    {
      id: 'heatPump',
      drawing: 'heatPump',
      includes: [
        'Outdoor coil washed, condensate drain cleared',
        'Refrigerant pressures read and written down',
        'Defrost and backup heat switched on and watched',
      ],
    },
    {
      id: 'newSystem',
      drawing: 'newSystem',
      includes: [
        'Heat loss worked out room by room',
        'Furnace and heat pump priced side by side',
        'Permit, removal and start-up on the same quote',
      ],
    },
  ],
  cold: [
    {
      id: 'drain',
      drawing: 'trap',
      includes: [
        'Trap opened, line cleared by cable',
        'Camera look if it clogs a second time',
        'Floor protected, and wiped when we go',
      ],
    },
    {
      id: 'hotWater',
      drawing: 'tank',
      includes: [
        'Burner, elements and thermostat tested',
        'Sediment flushed where the tank allows it',
        'A repair price and a new tank price, on one sheet',
      ],
    },
    {
      id: 'leaks',
      drawing: 'faucet',
      includes: [
        'Faucets, toilets, shut-off valves, supply lines',
        'Leak found before anything is cut open',
        'Your fixture or ours, the labor costs the same',
      ],
    },
  ],
} as const

type Side = keyof typeof services
type Service = (typeof services)[Side][number]

function Services() {
  return (
    <section className="services" aria-labelledby="services">
      <div className="run services-head">
        <h2 id="services">What we fix, and what it costs</h2>
        <p>
          “From” is the least the job can cost. The rest is written down before anyone opens a
          toolbox.
        </p>
      </div>
      <div className="run sides">
        <div className="side hot">
          <h3>Heating and cooling</h3>
          <Panels side="hot" />
        </div>
        <div className="side cold">
          <h3>Plumbing</h3>
          <Panels side="cold" />
          <p className="side-note">
            Yes, no hot water hangs on the cold pipe. That is the complaint.
          </p>
        </div>
      </div>
    </section>
  )
}

function Panels({ side }: { side: Side }) {
  return (
    <ul className="panels">
      {services[side].map((service) => (
        <Panel key={service.id} {...service} />
      ))}
    </ul>
  )
}

function Panel({ id, drawing, includes }: Service) {
  const facts = useFacts()
  const service = useService(id)
  return (
    <li className="panel">
      <Branch />
      <ServiceDrawing of={drawing} />
      <h4>{service.name}</h4>
      <p className="price">{priceText(service, facts)}</p>
      <ul>
        {includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  )
}

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

function Steps() {
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

/** Shows three documents that a customer can ask for, drawn as tags that hang from the cold pipe. */
function Papers() {
  return (
    <section className="run papers cold" aria-labelledby="papers">
      <h2 id="papers">Ask us for these</h2>
      <p>Ask anyone else for them, too. It takes a minute and saves a long afternoon.</p>
      <div className="tags">
        <Branch />
        <div className="tag">
          <TagWire />
          <h3>The license</h3>
          <p>
            The number goes on every quote. Type it into the search of your state’s license board
            before you open the door. Heating and plumbing are often two licenses, so ask for both.
          </p>
        </div>
        <div className="tag">
          <TagWire />
          <h3>The insurance</h3>
          <p>
            A certificate sent by the insurer, with this year’s dates on it. A photo of an old one
            is a photo.
          </p>
        </div>
        <div className="tag tag-quote">
          <TagWire />
          <h3>The written price</h3>
          <SampleQuote />
        </div>
      </div>
    </section>
  )
}

/** Shows an example of the written price that a customer gets before a job. The job is invented. */
function SampleQuote() {
  const facts = useFacts()
  const visit = useService('leaks').price?.amount ?? 0
  const cartridge = 38
  return (
    <table className="quote">
      <caption>
        <b>Sample</b> Dripping faucet
      </caption>
      <tbody>
        <tr>
          <th scope="row">Visit and labor</th>
          <td>{money(visit, facts)}</td>
        </tr>
        <tr>
          <th scope="row">Ceramic cartridge</th>
          <td>{money(cartridge, facts)}</td>
        </tr>
        <tr>
          <th scope="row">Total, in writing</th>
          <td>{money(visit + cartridge, facts)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Area() {
  const { reach, reachNote } = useFacts().business
  return (
    <section className="run area hot" aria-labelledby="area">
      <h2 id="area">{reach}</h2>
      <div className="area-dial">
        <Branch />
        <MinutesDial />
      </div>
      <div className="area-words">
        <Towns />
        <p>{reachNote} Not on the list? Call: dispatch will tell you whether 40 is true.</p>
      </div>
    </section>
  )
}

const questions = [
  {
    question: 'I smell gas, or the carbon monoxide alarm sounds. Do I call you?',
    answer:
      'No. Get everyone out, leave the switches alone, and call 911 from outside. For gas, your gas utility also answers day and night. We come after they say it is safe.',
  },
  {
    question: 'What does “from” mean?',
    answer:
      'It is the least the job can cost: the visit and the first hour. Parts and anything above that are written down first, and you decide.',
  },
  {
    question: 'The furnace blows cold air. What can I check?',
    answer:
      'Three things. The thermostat should be on heat and set above the room. Its fan should say auto, not on. The filter should let light through. Still cold? Call.',
  },
  {
    question: 'No hot water. Is the tank finished?',
    answer:
      'Not always. A pilot can go out, a breaker can trip, an electric element can burn through. Those are repairs. Water under the tank itself usually is the end of it.',
  },
  {
    question: 'Should I try drain cleaner first?',
    answer:
      'Try a plunger first. Chemical cleaner is hard on old pipes and does little about roots. If you have already poured some in, do not plunge. Tell us before we open the trap.',
  },
  {
    question: 'Fix the furnace or change to a heat pump?',
    answer:
      'Ask for both prices on one sheet. A heat pump also cools, so count the air conditioner you will not buy. Your ducts and your electrical panel decide the rest.',
  },
  {
    question: 'How often does a heat pump need a visit?',
    answer:
      'Once a year is what most makers ask for. In between, change the filter and keep leaves and snow two feet away from the outdoor unit.',
  },
] as const

function Questions() {
  return (
    <section className="run questions cold" aria-labelledby="questions">
      <div>
        <h2 id="questions">Before you call</h2>
        <p>Seven valves. Open the one you need.</p>
      </div>
      <div className="answers">
        <Answers
          questions={questions}
          mark={
            <>
              <BallValve />
              <Branch />
            </>
          }
        />
      </div>
    </section>
  )
}

const shutOffSteps = [
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

function ShutOff() {
  return (
    <section className="run shut-off" aria-labelledby="shut-off">
      <h2 id="shut-off">
        <span>Water everywhere?</span> Shut this valve first
      </h2>
      <ol>
        {shutOffSteps.map(({ scene, title, text }, index) => (
          <li key={scene}>
            <ShutOffScene of={scene} />
            <h3>
              <span aria-hidden="true">{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <NumberLink />
    </section>
  )
}

/** Shows the last section: a hot and a cold pipe end in a tap, and tap water runs down to the phone number. */
function Booking() {
  return (
    <section className="booking" aria-labelledby="booking">
      <div className="run booking-words">
        <h2 id="booking">Hot or cold, same number</h2>
        <p>Tell dispatch what is wrong and where you are. You get a time, not a speech.</p>
        <p>
          Monday to Saturday, {'7\u00a0to\u00a07'}. Any hour when water is where it should not be.
        </p>
      </div>
      <div className="bridge">
        <div className="outlet hot">
          <Elbow turn="out" />
        </div>
        <div className="outlet cold">
          <Elbow turn="out" />
        </div>
        <MixerTap />
        <div className="pour">
          <NumberLink />
        </div>
      </div>
    </section>
  )
}

/** Shows the footer as a basin under a water tap. */
function Footer() {
  const { reach } = useFacts().business
  return (
    <footer>
      <div className="basin">
        <p>
          <Wordmark />
        </p>
        <p>
          <PhoneLink />
          <br />
          {reach}
        </p>
        <DemoBy />
      </div>
    </footer>
  )
}

/**
 * Shows the business name, with a hot pipe and a cold pipe under it. In a short name with one "&", the
 * hot pipe is under the words before the "&" and the cold pipe under the words after the "&".
 */
function Wordmark() {
  const { large, small } = useMark()
  const [hot, cold, ...others] = large.split(' & ')
  return (
    <bdi className="wordmark">
      {cold && others.length === 0 && large.length < 15 ? (
        <span className="wordmark-pair">
          <span>{hot}</span> &amp; <span>{cold}</span>
        </span>
      ) : (
        <span className="wordmark-whole">{large}</span>
      )}{' '}
      {small && <small>{small}</small>}
    </bdi>
  )
}

/** Renders a link that calls the business. The text of the link includes the phone number. */
function NumberLink() {
  return (
    <PhoneLink className="call">
      Call dispatch <b>{useFacts().business.phone.text}</b>
    </PhoneLink>
  )
}

/** Draws a short pipe between the main pipe of a section and an element beside the main pipe. */
function Branch() {
  return <span className="branch" aria-hidden="true" />
}
