import { Fragment } from 'react'
import { Answers } from '../Answers.tsx'
import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { priceText } from '../price.ts'
import { SkipLink } from '../SkipLink.tsx'
import { Towns } from '../Towns.tsx'
import { useFacts, useMark, useService } from '../useFacts.ts'
import {
  AreaRope,
  Coil,
  FallenLimb,
  Roots,
  RopeAnd,
  RopeFigure,
  TrunkSection,
  Woodpecker,
  limbs,
} from './drawings.tsx'
import { Fir } from './Fir.tsx'

export function Page() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <div className="page" id="top">
        <Header />
        <main id="content">
          <div className="above">
            <Hero />
            <div className="stem">
              <Fir />
              <RopeWork />
              <Steps />
              <DayOfWork />
              <Area />
              <Questions />
              <Close />
            </div>
          </div>
          <RootWork />
        </main>
        <Footer />
      </div>
      <CallBar />
    </>
  )
}

function Header() {
  return (
    <header className="header">
      <a className="wordmark" href="#top">
        <Wordmark />
      </a>
      <nav className="links" aria-label="Page">
        <a href="#services">Services</a>
        <a href="#day">A day’s work</a>
        <a href="#area">Where we climb</a>
        <a href="#questions">Questions</a>
      </nav>
      <PhoneLink className="header-call" />
    </header>
  )
}

/** Shows the business name. Each ampersand is drawn as a piece of rope. */
function Wordmark() {
  const { large, small } = useMark()
  return (
    <bdi>
      {large.split('&').map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <RopeAnd />}
          {part}
        </Fragment>
      ))}{' '}
      {small && <small>{small}</small>}
    </bdi>
  )
}

function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <h1 id="hero-title">
        <span>We start</span> <span>at the top.</span>
      </h1>
      <p className="lead">
        A climbing crew for pruning, removals and storm work. The wood chips are yours, or they
        leave with us.
      </p>
      <p className="hero-call">
        <PhoneLink className="button">Call the crew</PhoneLink>
        <PhoneLink className="hero-number" />
      </p>
    </section>
  )
}

/** A service, with the height above the ground at which the crew works. */
interface Work {
  /** Id of the service in facts.yaml. */
  id: string
  /** Height above the ground as text, such as "105 ft". */
  height: string
  line: string
  includes: readonly string[]
}

const onTheRope: readonly Work[] = [
  {
    id: 'crown-thinning',
    height: '130 ft',
    line: 'The same shape with fewer limbs. Light comes through, and so does the wind.',
    includes: [
      'Crossing, rubbing and crowded limbs first',
      'Every cut at the branch collar, none flush',
      'At most a quarter of the live crown in one year',
    ],
  },
  {
    id: 'dead-limbs',
    height: '105 ft',
    line: 'Dead wood comes down on our rope, before it comes down on its own.',
    includes: [
      'Dead, broken and hanging limbs thicker than a thumb',
      'Lowered by rope over roofs, beds and glass',
      'A dead top left for the woodpeckers where nothing stands below',
    ],
  },
  {
    id: 'cabling',
    height: '80 ft',
    line: 'Two stems that want to part, held together high up, before the wind decides.',
    includes: [
      'Steel cable set two thirds of the way up from the fork',
      'A brace rod through the fork where it has begun to split',
      'A date for the next look at it, in writing',
    ],
  },
  {
    id: 'whole-tree',
    height: '150 to 0 ft',
    line: 'When a tree has to go, it goes in pieces, on a rope, from the top.',
    includes: [
      'Climbed, cut in sections and lowered onto mats',
      'Logs cut to stove length and stacked, or hauled away',
      'The stump cut low and level',
    ],
  },
]

const onTheGround: readonly Work[] = [
  {
    id: 'stump-grinding',
    height: '0 ft',
    line: 'Ground out deep enough for grass, or deeper for the next tree.',
    includes: [
      'Buried lines marked before we dig',
      'Eight inches down, sixteen where you will plant',
      'Grindings out, soil in, raked level',
    ],
  },
  {
    id: 'root-and-soil-check',
    height: '2 ft down',
    line: 'A look at what holds the tree up, before anyone cuts what is above.',
    includes: [
      'The root flare uncovered by air, not by shovel',
      'Soil probed for compaction and standing water',
      'Two pages with photos, and what we would do first',
    ],
  },
]

/** Lists all services with their heights and prices. Below the list, describes the services for which the crew climbs on a rope. */
function RopeWork() {
  return (
    <section className="rope-work" id="services" aria-labelledby="services-title">
      <div className="heights">
        <h2 id="services-title">The work, by height</h2>
        <ol>
          {[...onTheRope, ...onTheGround].map((service) => (
            <Height key={service.id} {...service} />
          ))}
        </ol>
        <p className="note">Heights are those of the fir on this page. Yours will differ.</p>
      </div>
      {onTheRope.map((service) => (
        <Service key={service.id} {...service} />
      ))}
    </section>
  )
}

function Height({ id, height }: Work) {
  const service = useService(id)
  return (
    <li>
      <span className="at">{height}</span>
      <a href={`#${id}`}>{service.name}</a>
      <span className="price">{priceText(service, useFacts())}</span>
    </li>
  )
}

/** Shows a service as text. Above the text of some services is a drawing of a limb (from `limbs`). */
function Service({ id, height, line, includes }: Work) {
  const facts = useFacts()
  const service = useService(id)
  const limb = limbs[id]
  return (
    <article className="service" id={id} aria-labelledby={`${id}-name`}>
      {limb && (
        <>
          <svg className="back-limb" viewBox="420 0 680 170" aria-hidden="true">
            <use href="#spray" />
          </svg>
          <svg
            className="limb"
            viewBox="0 0 1100 170"
            preserveAspectRatio="xMaxYMid slice"
            aria-hidden="true"
          >
            {limb}
          </svg>
        </>
      )}
      <p className="at">{height}</p>
      <div className="service-head">
        <h3 id={`${id}-name`}>{service.name}</h3>
        <p className="price">{priceText(service, facts)}</p>
      </div>
      <p className="said">{line}</p>
      <ul>
        {includes.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </article>
  )
}

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

function Steps() {
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

const day = [
  {
    time: '7:30',
    title: 'The ground',
    text: 'Mats over the lawn, pots moved, a rope around the drop zone. Everyone knows who stands where.',
  },
  {
    time: '8:00',
    title: 'The throw line',
    text: 'A beanbag takes a thin line over a sound limb. The climbing rope follows it up.',
  },
  {
    time: '8:40',
    title: 'The climb',
    text: 'Up on rope, no spikes. Each limb is looked at before it takes weight, and again on the way down.',
  },
  {
    time: '9:30',
    title: 'The top',
    text: 'The dead top is tied off, cut above live wood and lowered past the garage in four pieces.',
  },
  {
    time: '11:00',
    title: 'The crown',
    text: 'Dead limbs out, from the top down. Live wood stays on, apart from two limbs that rub.',
  },
  {
    time: '1:30',
    title: 'The wood',
    text: 'Brush through the chipper, the pile where you pointed. Logs cut to sixteen inches and stacked.',
  },
  {
    time: '3:00',
    title: 'The rake',
    text: 'Gutters cleared, lawn raked, mats up. You walk the yard with us before the truck is shut.',
  },
]

/** Shows a sample job in seven steps, which are numbered like tree rings from the center out. */
function DayOfWork() {
  return (
    <section className="day" id="day" aria-labelledby="day-title">
      <div className="day-head">
        <h2 id="day-title">One day, seven rings</h2>
        <p>
          <strong>Sample job:</strong> a 95-foot fir with a dead top, eleven feet from a garage.
          Read it as you would a trunk, from the middle out.
        </p>
      </div>
      <TrunkSection />
      <ol>
        {day.map(({ time, title, text }, i) => (
          <li key={time}>
            <span className="ring-number" aria-hidden="true">
              {i + 1}
            </span>
            <div className="job-head">
              <h3>{title}</h3>
              <span className="time">{time}</span>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Area() {
  const { reach, reachNote } = useFacts().business
  return (
    <section className="area" id="area" aria-labelledby="area-title">
      <h2 id="area-title">{reach}</h2>
      <p className="lead">{reachNote} If your tree stands within reach of our rope, call.</p>
      <AreaRope />
      <Towns />
    </section>
  )
}

const questions = [
  {
    question: 'Do you climb with spikes?',
    answer:
      'Only on a tree that is coming down. Every spike leaves a wound, so on a tree that stays the climber hangs on rope and stands on limbs.',
  },
  {
    question: 'Will you top my tree?',
    answer:
      'No. A topped fir grows several weak tops in place of a sound one, and rot gets in at the cut. If height is the worry, we check the top and the roots first. Most tall trees can stay. Some have to go.',
  },
  {
    question: 'When is a good time to prune?',
    answer:
      'Dead limbs, in any month. Live wood is best cut from late fall to the end of winter, while trees rest and few birds nest. A broken limb over a walk should not wait for a season.',
  },
  {
    question: 'Who keeps the wood?',
    answer:
      'You choose before the day. Chips can stay in a pile for your beds, logs can be cut to stove length, or all of it leaves with us. The written price says which.',
  },
  {
    question: 'Can you work near power lines?',
    answer:
      'Near the wire from the pole to your house, often, once the power company has made it safe. Along the lines on the street, no: that work is theirs. Tell us when you call.',
  },
  {
    question: 'Do I need a permit to take a tree down?',
    answer:
      'In many towns, yes, and the rules change at the town line. Ask your city first. We can tell you what it will want to know about the tree: kind, size and health.',
  },
  {
    question: 'What should I ask any tree crew?',
    answer:
      'Which cuts, and why. Then their license number, where the state gives one, and whether their insurance covers work up in a tree. Then ask how they get up there. You want to hear about rope.',
  },
]

function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="questions-title">
      <Woodpecker />
      <h2 id="questions-title">While we coil the rope</h2>
      <Answers questions={questions} />
    </section>
  )
}

function Close() {
  const { phone } = useFacts().business
  return (
    <section className="close" id="storm" aria-labelledby="close-title">
      <div className="alarm">
        <h2 id="close-title">Limb down? Keep away from the wires and call.</h2>
        <ol>
          <li>
            Treat every wire as live, and everything that touches it: limb, fence, puddle. Stay as
            far away as you can. If a wire lies on your car, stay inside.
          </li>
          <li>If a wire is down, call 911 and the power company before you call us.</li>
          <li>Leave a bent or hanging limb alone. It is loaded, and it moves when it is cut.</li>
        </ol>
        <p className="alarm-call">
          <PhoneLink className="button">Call {phone.text}</PhoneLink>
          <span>Storm calls go to the front of the line.</span>
        </p>
      </div>
      <FallenLimb />
    </section>
  )
}

/** Shows the services done on the ground, in front of the roots of the fir. */
function RootWork() {
  return (
    <section className="root-work" aria-labelledby="root-title">
      <Roots />
      <h2 id="root-title">We finish at the root.</h2>
      {onTheGround.map((service) => (
        <Service key={service.id} {...service} />
      ))}
    </section>
  )
}

function Footer() {
  const { name, reach } = useFacts().business
  const hasLongWord = name.split(' ').some((word) => word.length > 11)
  return (
    <footer className="footer">
      <p className={hasLongWord ? 'footer-name narrow' : 'footer-name'}>
        <bdi>{name}</bdi>
      </p>
      <p>
        <PhoneLink className="footer-number" />
      </p>
      <p>A climbing crew. {reach}.</p>
      <DemoBy />
    </footer>
  )
}

/** Shows a call button at the bottom edge of a phone's screen. */
function CallBar() {
  return (
    <aside aria-label="Phone">
      <PhoneLink className="call-bar">Call the crew</PhoneLink>
    </aside>
  )
}
