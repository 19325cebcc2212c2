import { savedDemoUrl } from '../../src/addresses.ts'
import { content } from './content.ts'

/** The demos of the portfolio, with the texts of the links to them. */
export const demos = content.demos.map(({ slug, name }) => ({
  name,
  /** The text of the link to the demo. Leaves out the note that the link opens a new tab. */
  link: `${content.portfolio.demos.visit} ${name}`,
  savedUrl: savedDemoUrl(slug),
  savedLink: `${content.portfolio.demos.visitSaved} ${name}`,
}))

/** All projects in the order of the portfolio: the clients' websites and the demos. */
export const projects = [...content.clients, ...demos]
