import { messages } from '../content/messages.ts'
import { portfolio } from '../content/portfolio.ts'
import { site } from '../content/site.ts'
import { BackHeader } from '../sections/BackHeader.tsx'
import { Main } from '../sections/Main.tsx'
import { Cleared } from '../sections/Cleared.tsx'
import { homeLabel } from './facts.ts'

export function ResetPage() {
  return (
    <>
      <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />
      <Main>
        <Cleared {...messages.reset} home={messages.notFound.home} />
      </Main>
    </>
  )
}
