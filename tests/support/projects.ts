import { savedDemoUrl } from '../../src/addresses.ts'
import { content } from './content.ts'

/** The demos of the portfolio, with the names of their links. */
export const demos = content.demos.map(({ slug, name }) => ({
  name,
  /** The name of the link to the demo, without the note about the new tab. */
  link: `${content.portfolio.demos.visit} ${name}`,
  savedUrl: savedDemoUrl(slug),
  savedLink: `${content.portfolio.demos.visitSaved} ${name}`,
}))

/** All projects in the order of the portfolio. */
export const projects = [...content.clients, ...demos]
