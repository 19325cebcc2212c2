import photographs from 'virtual:photographs'
import { demoUrl } from '../../content/addresses.ts'
import messages from '../../content/messages.yaml'
import { clients, demos, page as portfolio } from '../../content/portfolio.yaml'
import type { Picture } from '../../content/schema.ts'
import { ClientWork } from './ClientWork.tsx'
import { Closing } from './Closing.tsx'
import { DemoWork } from './DemoWork.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'

const photo = ({ name, alt }: Picture) => {
  const files = photographs[name]
  if (!files) throw new Error(`No photograph named ${name}`)
  return { ...files, alt }
}

const shownClients = clients.map((client) => ({ ...client, photo: photo(client.picture) }))
const shownDemos = demos.map((demo) => ({
  ...demo,
  url: demoUrl(demo.slug),
  photo: photo(demo.picture),
}))

export function PortfolioPage() {
  const { work, demos: demoWords, closing } = portfolio
  return (
    <>
      <PageTitle title={portfolio.heading} lead={portfolio.lead} />
      <ClientWork
        heading={work.heading}
        needsConnection={messages.needsConnection.sites}
        samplesNote={work.samples}
        words={work}
        clients={shownClients}
      />
      <div data-below="">
        <DemoWork
          {...demoWords}
          needsConnection={messages.needsConnection.sites}
          demos={shownDemos}
        />
        <Closing {...closing} href="/#contact" />
      </div>
    </>
  )
}
