import { messages } from '../content/messages.ts'
import { portfolio } from '../content/portfolio.ts'
import { site } from '../content/site.ts'
import { resetUrl } from '../pwa/rules.ts'
import { BackHeader } from '../sections/BackHeader.tsx'
import { Main } from '../sections/Main.tsx'
import { NotFound } from '../sections/NotFound.tsx'
import { homeLabel } from './facts.ts'

export function NotFoundPage() {
  return (
    <>
      <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />
      <Main>
        <NotFound
          {...messages.notFound}
          reset={{ text: messages.notFound.reset, href: resetUrl }}
        />
      </Main>
    </>
  )
}
