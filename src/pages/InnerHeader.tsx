import { portfolio } from '../content/portfolio.ts'
import { site } from '../content/site.ts'
import { BackHeader } from '../shared/BackHeader.tsx'
import { homeLabel } from './facts.ts'

/** The header of every page but the home page. */
export const InnerHeader = () => (
  <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />
)
