import { savedDemoUrl } from '../../src/addresses.ts'
import { demoUrl, content } from './content.ts'

/** A project of the portfolio as a visitor sees it. */
interface ExpectedProject {
  name: string
  url: string
  /** The name of its link, without the note about the new tab. */
  link: string
}

export const clients = content.clients.map(
  ({ name, url, category, tags, picture, sample, page }) => ({
    tags,
    name,
    alt: picture.alt,
    url: url as string,
    category: sample ? `${category}, ${content.portfolio.work.sampleTag}` : category,
    isSample: sample,
    link: `${content.portfolio.work.visit} ${name}`,
    /** The name and address of the link to its case. */
    cases:
      page === undefined ? [] : [[`${content.portfolio.work.case} ${name}`, `/${page}`] as const],
  }),
)

export const demos = content.demos.map(({ slug, name }) => ({
  slug,
  name,
  url: demoUrl(slug),
  link: `${content.portfolio.demos.visit} ${name}`,
  savedUrl: savedDemoUrl(slug),
  savedLink: `${content.portfolio.demos.visitSaved} ${name}`,
}))

/** All projects in the order of the portfolio. */
export const projects: readonly ExpectedProject[] = [...clients, ...demos]
