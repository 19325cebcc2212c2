import { demoUrl, savedDemoUrl } from '../../addresses.ts'
import messages from '../../content/messages.yaml'
import { clients, demos, page as portfolio } from '../../content/portfolio.yaml'
import site from '../../content/site.yaml'
import { photo } from '../../shared/photo.ts'
import { ClientWork, DemoWork } from './Work.tsx'
import { Band } from '../../shared/Band.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { headingId } from '../../shared/SectionBox.tsx'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/text.tsx'

const shownClients = clients.map((client) => ({ ...client, photo: photo(client.picture) }))
const shownDemos = demos.map((demo) => ({
  ...demo,
  url: demoUrl(demo.slug, site),
  savedUrl: savedDemoUrl(demo.slug),
  photo: photo(demo.picture),
}))

export function PortfolioPage() {
  const { work, demos: demoWords, closing } = portfolio
  const needsConnection = messages.needsConnection.sites
  return (
    <>
      <PageTitle title={portfolio.heading} lead={portfolio.lead} />
      <ClientWork words={work} needsConnection={needsConnection} clients={shownClients} />
      <div data-below="">
        <DemoWork words={demoWords} needsConnection={needsConnection} demos={shownDemos} />
        <Band id="start">
          <Heading id={headingId('start')}>{closing.heading}</Heading>
          <Button look="band" href="/#contact">
            {closing.link}
          </Button>
        </Band>
      </div>
    </>
  )
}
