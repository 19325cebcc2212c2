import { page } from '../../content/portfolio.yaml'
import { Band } from '../../shared/Band.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { headingId } from '../../shared/SectionBox.tsx'
import { Button } from '../../ui/Button.tsx'
import { Heading } from '../../ui/text.tsx'
import { ClientWork, DemoWork } from './Work.tsx'

export function PortfolioPage() {
  return (
    <>
      <PageTitle title={page.heading} lead={page.lead} />
      <ClientWork />
      <div data-below="">
        <DemoWork />
        <Band id="start">
          <Heading id={headingId('start')}>{page.closing.heading}</Heading>
          <Button look="band" href="/#contact">
            {page.closing.link}
          </Button>
        </Band>
      </div>
    </>
  )
}
