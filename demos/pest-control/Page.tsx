import { Answers } from '../Answers.tsx'
import { DemoBy } from '../DemoBy.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { money, priceText } from '../price.ts'
import { SkipLink } from '../SkipLink.tsx'
import { useFacts, useMark, useService } from '../useFacts.ts'
import {
  Ant,
  Beetle,
  Dwelling,
  HandLens,
  House,
  MouseHole,
  Rodents,
  Silverfish,
  Survey,
  Trace,
  Wasp,
} from './drawings.tsx'

export function Page() {
  return (
    <>
      <SkipLink>Skip to content</SkipLink>
      <Header />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Specimens />
        <Visit />
        <Report />
        <Area />
        <Questions />
        <Close />
      </main>
      <Footer />
    </>
  )
}

const anchors = [
  ['#specimens', 'Prices'],
  ['#visit', 'A visit'],
  ['#report', 'Sample report'],
  ['#area', 'Area'],
  ['#questions', 'Questions'],
] as const

function Header() {
  return (
    <header className="top">
      <a className="name" href="#content">
        <Name />
      </a>
      <nav aria-label="On this page">
        {anchors.map(([href, text]) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <PhoneLink className="number" />
    </header>
  )
}

const waysIn = [
  ['Ridge vent', 'The screen rusts first.'],
  ['Eave', 'A branch is a bridge.'],
  ['Cable hole', 'Drilled wide, never filled.'],
  ['Dryer vent', 'The flap sticks open.'],
  ['Back door', 'Light shows under it.'],
  ['Crawl-space vent', 'A pencil’s width will do.'],
] as const

/** Shows the headline and a drawing of a house with six numbered entry points for animals. */
function Hero() {
  const { name, short } = useFacts().business
  return (
    <section className="hero" aria-labelledby="scratching">
      <div className="words">
        <h1 id="scratching">
          Something <br />
          is scratching.
        </h1>
        <Trace calls="0002030060490020000307058030002000000450030000000000" />
        <p>
          We find out what it is, treat that and close the way in. You hear the price before we
          unpack.
        </p>
        <PhoneLink className="call">Call {short ?? name}</PhoneLink>
      </div>
      <figure aria-labelledby="plate-1">
        <House />
        <figcaption>
          <p id="plate-1">
            <i>Plate I.</i> A house cut in half. Six ways in.
          </p>
          <ol>
            {waysIn.map(([place, note]) => (
              <li key={place}>
                <b>{place}.</b> <span>{note}</span>
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  )
}

/** The drawing and the texts for each service in facts.yaml. The page numbers the drawings in this order: "fig. 1", "fig. 2". */
const specimens = [
  {
    service: 'inspection',
    Drawing: HandLens,
    captions: ['Attic to crawl space, in writing'],
    heard: 'Anywhere, or nowhere yet. We begin with what you noticed and follow it.',
    calls: '000200000030000000000100000004000000000200000000',
    includes: [
      'Attic, walls, roof line and crawl space',
      'Droppings, tracks and frass, photographed',
      'Every gap wider than a pencil, numbered',
    ],
  },
  {
    service: 'rodents',
    Drawing: Rodents,
    captions: ['Mus musculus, 3 in.', 'Rattus norvegicus, 8 in.'],
    heard:
      'After dark. A mouse overhead, light and quick; a rat lower down, slow and heavy. Both stop when you knock.',
    calls: '003504600000000273640000000000000058349200000300',
    includes: [
      'Snap traps in locked boxes, along the runways',
      'Two visits to check and empty them',
      'Entry holes closed with steel mesh and sealant',
    ],
  },
  {
    service: 'ants',
    Drawing: Ant,
    captions: ['Camponotus sp., 1/2 in.', 'Tapinoma sessile, 1/8 in.'],
    heard: 'Mostly seen, by the sink. A carpenter ant nest rustles like cellophane.',
    calls: '000001121121211000000000001112121112100000000000',
    includes: [
      'The trail followed back to the nest',
      'Bait on the trail, dust in the nest cavity',
      'Damp wood found with a moisture meter',
    ],
  },
  {
    service: 'wasps',
    Drawing: Wasp,
    captions: ['Vespula sp., 1/2 in.'],
    heard: 'A steady hum behind the siding, loudest on warm afternoons.',
    calls: '333434443444545555656665665656555545444343434333',
    includes: [
      'Checked for honeybees, then treated at dusk',
      'Paper nest taken down where we can reach it',
      'The gap closed once nothing flies',
    ],
  },
  {
    service: 'beetles',
    Drawing: Beetle,
    captions: ['Hemicoelus sp., 3/16 in.'],
    heard: 'Not heard. Look for round holes in the joists and pale powder below them.',
    calls: '000000000000000000000000000000000000000000000000',
    includes: [
      'Joists and sills probed with an awl',
      'Fresh frass told from old',
      'Borate on bare wood, soft spots marked',
    ],
  },
  {
    service: 'crawlSpace',
    Drawing: Silverfish,
    captions: ['Lepisma saccharinum, 1/2 in., a sign of moisture'],
    heard: 'Below the floor. A musty smell, and a silver flick when the light comes on.',
    calls: '000000000010000000000000000010000000000000000000',
    includes: [
      'Quarter-inch steel mesh on every vent',
      'Pipe and cable gaps packed and sealed',
      'Vapor barrier on the soil, lapped and taped',
    ],
  },
] as const

/** Shows each service as a card with a drawing, like the specimens in a collector's drawer. */
function Specimens() {
  return (
    <section id="specimens" aria-labelledby="called">
      <div className="lead">
        <h2 id="called">What we come for, with prices</h2>
        <p>
          <i>Plate II.</i> Every price covers the visit, the work listed with it and a written note
          of what we saw.
        </p>
      </div>
      <div className="drawer">
        {specimens.map((specimen, at) => (
          <Specimen key={specimen.service} figure={at + 1} {...specimen} />
        ))}
      </div>
    </section>
  )
}

type SpecimenProps = (typeof specimens)[number] & { figure: number }

function Specimen({ figure, service, Drawing, captions, heard, calls, includes }: SpecimenProps) {
  return (
    <article id={`fig-${figure}`}>
      <div className="pinned">
        <i>fig. {figure}</i>
        <svg viewBox="-120 -90 240 180" aria-hidden="true">
          <Drawing />
        </svg>
      </div>
      <div>
        <h3>{useService(service).name}</h3>
        <p className="price">{usePrice(service)}</p>
        <p className="latin">
          {captions.map((caption) => (
            <span key={caption}>{caption}</span>
          ))}
        </p>
      </div>
      <Trace calls={calls} />
      <h4>Where you hear it</h4>
      <p>{heard}</p>
      <h4>What it includes</h4>
      <ul>
        {includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  )
}

const steps = (inspection: string) => [
  {
    name: 'You describe it',
    text: 'Where, when and how often. Two or three answers on the phone usually narrow it to one or two animals.',
    calls: '025704083600294705036805027406039',
  },
  {
    name: 'We look, and name it',
    text: `Attic, walls, crawl space. The inspection is ${inspection}. Then you hear the price of the rest, before we unpack.`,
    calls: '407200350006040003050020000040300',
  },
  {
    name: 'We treat that',
    text: 'Traps, bait, dust or borate for the animal we found. Nothing for the ones we did not.',
    calls: '002000030000000200000000010000000',
  },
  {
    name: 'We close the way in',
    text: 'Mesh, sealant, a door sweep, a new vent screen. Then we come back, sit still for a while and listen.',
    calls: '000000000000000000000000000000000',
  },
]

/** Shows the steps of a job. Above each step, a drawing shows how loud the animals are. They become quieter from step to step. */
function Visit() {
  return (
    <section className="visit" id="visit" aria-labelledby="quiet">
      <div className="lead">
        <h2 id="quiet">How it goes quiet</h2>
        <p>One trace, from the first call to the last check.</p>
      </div>
      <ol>
        {steps(usePrice('inspection')).map(({ name, text, calls }) => (
          <li key={name}>
            <Trace calls={calls} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const findings = [
  ['1', 'Ridge vent', 'Screen torn, 1 1/2 in.', 'New steel screen'],
  ['2', 'Eave, north side', 'Gap, 3/4 in.', 'Mesh, then painted trim'],
  ['3', 'Cable hole', 'Filled, and it holds', 'Left alone'],
  ['4', 'Dryer vent', 'Flap stuck open', 'New hood with a flap'],
  ['5', 'Back door', 'Sweep fits', 'Left alone'],
  ['6', 'Crawl-space vent', 'Mesh bent, 1/2 in.', 'Quarter-inch steel mesh'],
] as const

/** Shows the report that a customer gets, filled with invented data. */
function Report() {
  const facts = useFacts()
  const quoted = useService('rodents')
  return (
    <section className="report" id="report" aria-labelledby="writing">
      <div className="lead">
        <h2 id="writing">What you get in writing</h2>
        <p>
          <i>Plate III.</i> A sample report: the house and its nights are made up, the form is ours.
        </p>
      </div>
      <div className="sheet">
        <p className="stamp">Sample</p>
        <h3>Report of findings</h3>
        <dl>
          <dt>House</dt>
          <dd>Two floors, attic, crawl space</dd>
          <dt>Heard</dt>
          <dd>Bedroom ceiling, from eleven at night to five in the morning</dd>
          <dt>Found</dt>
          <dd>
            House mouse, <i>Mus musculus</i>. Rice-sized droppings, gnawed insulation
          </dd>
          <dt>Price quoted first</dt>
          <dd>
            {quoted.name}, {money(quoted.price?.amount ?? 0, facts)}
          </dd>
        </dl>
        <Survey />
        <table>
          <caption>The six ways in, numbered as on plate I</caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Where</th>
              <th scope="col">Seen</th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(([number, where, seen, done]) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{where}</th>
                <td>{seen}</td>
                <td>{done}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ListeningLog />
      </div>
    </section>
  )
}

const nights = [
  [1, '0000030257040836002947050368050274060390042000300000'],
  [3, '0000000003050020000060003004000000503000020000000000'],
  [6, '0000000000000000200000000003000000000000100000000000'],
  [9, '0000000000000000000000000000000000000000000000000000'],
  [12, '0000000000000000000000000000000000000000000000000000'],
] as const

const soundsIn = (calls: string) => calls.replaceAll('0', '').length

/** Shows the animal sounds recorded in five nights. Each night has a drawing and the number of sounds. The data is invented. */
function ListeningLog() {
  return (
    <div className="log">
      <h3>Listening log, bedroom ceiling</h3>
      <p>From ten in the evening to six in the morning. Each tick is a sound. Sample data.</p>
      <ol>
        {nights.map(([night, calls]) => (
          <li key={night}>
            <span>Night {night}</span>
            <Trace calls={calls} />
            <b>{soundsIn(calls)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Shows the service area as a row of houses, one for each neighborhood. */
function Area() {
  const { areaServed, reach, reachNote } = useFacts().business
  return (
    <section className="area" id="area" aria-labelledby="range">
      <div className="lead">
        <h2 id="range">Range: {reach}</h2>
        {reachNote && <p>{reachNote}</p>}
      </div>
      <ul>
        {areaServed.map((place, at) => (
          <li key={place}>
            <Dwelling place={at} />
            <span>{place}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const questions = (inspection: string) => [
  {
    question: 'Mouse or rat: can I tell before you come?',
    answer:
      'Often. A mouse sounds light and quick, a rat slower and heavier. Mouse droppings are the size of a grain of rice, a rat’s are closer to a raisin. Leave them where they are until we have seen them.',
  },
  {
    question: 'What if you find nothing?',
    answer: `Then that is what the report says, with the photographs. You pay for the inspection, ${inspection}, and we tell you what to listen for next.`,
  },
  {
    question: 'What do you use around children and pets?',
    answer:
      'Traps and closed gaps first, because they need no product. Traps go in locked boxes. Where a product is needed you get its label, and we tell you which room to stay out of and for how long the label says.',
  },
  {
    question: 'Why do they come in the fall?',
    answer:
      'The nights turn cold and the wall is warm. A mouse can fit through a gap as wide as a pencil, about a quarter of an inch. A rat needs about half an inch.',
  },
  {
    question: 'Could it be a squirrel, a raccoon or a bird?',
    answer:
      'Yes. Squirrels roll and thump around sunrise, birds flutter by day, and a raccoon walks heavily at night. We do not trap wildlife, so we will say so on the phone and save you the visit.',
  },
  {
    question: 'Are small holes in the joists always bad news?',
    answer:
      'No. Old holes have dark edges and no powder. Fresh ones are pale inside, with gritty powder under them that returns after you brush it off.',
  },
  {
    question: 'Should I plug the hole myself?',
    answer:
      'Not while anything still uses it. A mouse makes another hole, and wasps can come out on your side of the wall, so leave a wasp hole open and call. Never block a vent. For a mouse hole that cannot wait, steel wool holds for a while. Foam alone does not: mice chew through it.',
  },
]

function Questions() {
  return (
    <section className="questions" id="questions" aria-labelledby="asked">
      <div className="lead">
        <h2 id="asked">Questions, in a low voice</h2>
        <MouseHole />
      </div>
      <div>
        <Answers questions={questions(usePrice('inspection'))} />
      </div>
    </section>
  )
}

/** Shows the last section: the phone number, questions that identify an animal by its sounds, and a drawing of a mouse. */
function Close() {
  return (
    <section className="close" id="sounds" aria-labelledby="unsure">
      <div className="ask">
        <h2 id="unsure">Not sure what it is? Describe the sound.</h2>
        <p>
          Tell us where, when and how often. Imitations are welcome. Or work it out yourself, line
          by line, the way a field guide does.
        </p>
        <p className="numeral">
          <PhoneLink />
        </p>
      </div>
      <KeyToSounds />
      <svg className="outside" viewBox="0 0 330 130" aria-hidden="true">
        <use href="#mouse" transform="translate(84 16)" />
      </svg>
    </section>
  )
}

/**
 * Questions that identify an animal by its sounds. Each question is a list of answers. An answer has three
 * texts: what the visitor hears or sees, the result, and the address of the link to the result. The result
 * is the number of the next question or the name of an animal.
 */
const couplets = [
  [
    ['You hear it at night', '2', '#key-2'],
    ['You hear it by day', '3', '#key-3'],
    ['You hear nothing, but see signs', '4', '#key-4'],
  ],
  [
    ['Scratching that stops when you knock', 'Mice and rats, fig. 2', '#fig-2'],
    ['A dry rustle, like cellophane', 'Ants, fig. 3', '#fig-3'],
  ],
  [
    ['A steady hum in the wall', 'Wasps, fig. 4', '#fig-4'],
    ['Rolling and thumping at sunrise', 'Perhaps a squirrel', '#questions'],
  ],
  [
    ['Round holes with pale powder', 'Beetles, fig. 5', '#fig-5'],
    ['A musty smell, a silver flick', 'Crawl space, fig. 6', '#fig-6'],
    ['Something else', 'Inspection, fig. 1', '#fig-1'],
  ],
] as const

/** Shows questions that identify an animal by its sounds, like the key in a field guide. Each answer links to the next question or to an animal. */
function KeyToSounds() {
  return (
    <div className="key">
      <h3>A key to the sounds</h3>
      <ol>
        {couplets.map((leads, at) => (
          <li key={leads[0][0]} id={`key-${at + 1}`}>
            {leads.map(([sign, to, href]) => (
              <a key={sign} href={href}>
                <span>{sign}</span>{' '}
                {to.length > 1 ? <b className="end">{to}</b> : <b>go to {to}</b>}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Footer() {
  const { reach } = useFacts().business
  return (
    <footer>
      <p className="name">
        <Name />
      </p>
      <p>
        <PhoneLink />
        <br />
        {reach}
      </p>
      <DemoBy />
    </footer>
  )
}

/** Shows the short name of the business, then the rest of the full name in italics. */
function Name() {
  const { large, small } = useMark()
  return (
    <bdi>
      {large} {small && <i>{small}</i>}
    </bdi>
  )
}

/** Returns the price of a service as text, such as "from $11 a foot". */
function usePrice(id: string): string {
  return priceText(useService(id), useFacts())
}
