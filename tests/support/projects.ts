import { savedDemoUrl } from '../../src/addresses.ts'
import { content } from './content.ts'

/** The demos of the portfolio as a visitor sees them. */
export const demos = content.demos.map(({ slug, name }) => ({
  name,
  /** The name of its link, without the note about the new tab. */
  link: `${content.portfolio.demos.visit} ${name}`,
  savedUrl: savedDemoUrl(slug),
  savedLink: `${content.portfolio.demos.visitSaved} ${name}`,
}))

/** All projects in the order of the portfolio. */
export const projects = [...content.clients, ...demos]
