import { symbols } from '../../src/content/drawings/symbols.tsx'
import { home } from '../../src/content/home.ts'
import { messages } from '../../src/content/messages.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { services } from '../../src/content/services.ts'
import { ClientCard } from '../../src/sections/ClientCard.tsx'
import { ClientWork } from '../../src/sections/ClientWork.tsx'
import { DemoCard } from '../../src/sections/DemoCard.tsx'
import { DemoWork } from '../../src/sections/DemoWork.tsx'
import { Legend } from '../../src/sections/Legend.tsx'
import { ScaleBar } from '../../src/sections/ScaleBar.tsx'
import { ServiceCard } from '../../src/sections/ServiceCard.tsx'
import { ServiceCards } from '../../src/sections/ServiceCards.tsx'
import type { Entry } from '../entry.ts'
import { shownClients, shownDemos, withoutPicture } from '../pictures.ts'

const { work, demos } = portfolio
const shownServices = services.map((service) => ({ ...service, symbol: symbols[service.symbol] }))
const [service] = shownServices
const [client] = shownClients
const [demo] = shownDemos
if (!service || !client || !demo)
  throw new Error('The gallery needs a service, a client and a demo')

const clientCard = 'src/sections/ClientCard.tsx'
const demoCard = 'src/sections/DemoCard.tsx'
const needsConnection = messages.needsConnection.sites

/** Cards, and the sections that they fill. */
export const cards: readonly Entry[] = [
  {
    name: 'ServiceCard',
    files: ['src/sections/ServiceCard.tsx', 'src/sections/rising.ts'],
    Show: () => (
      <ul>
        <ServiceCard service={service} />
      </ul>
    ),
  },
  {
    name: 'ServiceCards',
    files: ['src/sections/ServiceCards.tsx', 'src/content/services.ts'],
    isWide: true,
    Show: () => <ServiceCards {...home.services} services={shownServices} />,
  },
  {
    name: 'ScaleBar',
    files: ['src/sections/ScaleBar.tsx'],
    Show: () => <ScaleBar labels={home.services.scale} />,
  },
  {
    name: 'Legend',
    files: ['src/sections/Legend.tsx'],
    Show: () => <Legend words={home.about.legend} />,
  },
  {
    name: 'ClientCard',
    files: [clientCard],
    isWide: true,
    Show: () => <ClientCard client={client} words={work} />,
  },
  {
    name: 'ClientCard, mirrored',
    files: [clientCard],
    isWide: true,
    Show: () => <ClientCard client={client} words={work} mirrored />,
  },
  {
    name: 'ClientCard without its picture',
    files: [clientCard],
    isWide: true,
    Show: () => <ClientCard client={withoutPicture(client)} words={work} />,
  },
  {
    name: 'ClientWork',
    files: ['src/sections/ClientWork.tsx'],
    isWide: true,
    Show: () => (
      <ClientWork
        heading={work.heading}
        needsConnection={needsConnection}
        samplesNote={work.samples}
        words={work}
        clients={shownClients.slice(0, 2)}
      />
    ),
  },
  {
    name: 'DemoCard',
    files: [demoCard],
    Show: () => <DemoCard demo={demo} visit={demos.visit} />,
  },
  {
    name: 'DemoCard without its picture',
    files: [demoCard],
    Show: () => <DemoCard demo={withoutPicture(demo)} visit={demos.visit} />,
  },
  {
    name: 'DemoWork',
    files: ['src/sections/DemoWork.tsx'],
    isWide: true,
    Show: () => <DemoWork {...demos} needsConnection={needsConnection} demos={shownDemos} />,
  },
]
