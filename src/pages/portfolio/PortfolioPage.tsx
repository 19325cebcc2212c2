import { page } from '../../content/portfolio.yaml'
import { ClosingBand } from '../../shared/Band.tsx'
import { PageTitle } from '../../shared/PageTitle.tsx'
import { ClientWork, DemoWork } from './Work.tsx'

export function PortfolioPage() {
  return (
    <>
      <PageTitle title={page.heading} lead={page.lead} />
      <ClientWork />
      <div data-below="">
        <DemoWork />
        <ClosingBand />
      </div>
    </>
  )
}
