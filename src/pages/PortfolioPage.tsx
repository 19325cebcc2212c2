import photographs from 'virtual:photographs'
import { demoUrl } from '../content/addresses.ts'
import { messages } from '../content/messages.ts'
import { clients, demos, portfolio } from '../content/portfolio.ts'
import { site } from '../content/site.ts'
import type { Picture } from '../content/types.ts'
import { BackHeader } from '../sections/BackHeader.tsx'
import { ClientWork } from '../sections/ClientWork.tsx'
import { Closing } from '../sections/Closing.tsx'
import { DemoWork } from '../sections/DemoWork.tsx'
import { Main } from '../sections/Main.tsx'
import { PageTitle } from '../sections/PageTitle.tsx'
import { BelowFirstScreen } from '../ui/BelowFirstScreen.tsx'
import { homeLabel } from './facts.ts'

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
      <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />
      <Main>
        <PageTitle title={portfolio.heading} lead={portfolio.lead} />
        <ClientWork
          heading={work.heading}
          needsConnection={messages.needsConnection.sites}
          samplesNote={work.samples}
          words={work}
          clients={shownClients}
        />
        <BelowFirstScreen>
          <DemoWork
            {...demoWords}
            needsConnection={messages.needsConnection.sites}
            demos={shownDemos}
          />
          <Closing {...closing} href="/#contact" />
        </BelowFirstScreen>
      </Main>
    </>
  )
}
