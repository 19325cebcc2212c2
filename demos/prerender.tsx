import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import site from '../src/content/site.yaml'
import { demoUrl } from '../src/addresses.ts'
import { withNoBreakSpaces } from '../src/reader/language.ts'
import type { Facts, Prospect } from '../src/reader/demoSchema.ts'
import { complete, FactsContext, type PageFacts } from './useFacts.ts'

export interface RenderedDemo extends PageFacts {
  slug: string
  /** Where it is served. */
  address: string
  /** The content of <body>, on the page and on the 404 page. */
  html: string
  notFound: string
  css: string
}

/** A demo's page, rendered once, at build time, without scripts. */
type Page = () => ReactElement

const facts = import.meta.glob<Facts>('./*/facts.yaml', { eager: true, import: 'default' })
const pages = import.meta.glob<Page>('./*/Page.tsx', { eager: true, import: 'Page' })
const styles = import.meta.glob<string>('./*/style.css', {
  eager: true,
  import: 'default',
  query: '?inline',
})

function part<T>(parts: Record<string, T>, slug: string, file: string): T {
  const found = parts[`./${slug}/${file}`]
  if (found === undefined) throw new Error(`demos/${slug}/${file} is missing`)
  return found
}

/** Every demo as HTML. Throws where a folder lacks a file. */
export const prerenderDemos = (): RenderedDemo[] =>
  Object.entries(facts).map(([path, written]) => {
    const [, slug = ''] = path.split('/')
    return rendered(slug, complete(written, slug))
  })

/** A demo for each prospect, with its facts, as HTML. */
export const prerenderDrafts = (prospects: readonly Prospect[]): RenderedDemo[] =>
  prospects.map((prospect) => {
    const { slug, demo } = prospect
    const drafted = draftedFacts(prospect, part(facts, demo, 'facts.yaml'))
    return rendered(slug, { ...complete(drafted, demo), isDraft: true })
  })

/** The facts of a design with those of a prospect. The area in words stays behind, because it is another's. */
function draftedFacts(prospect: Prospect, { business, ...design }: Facts): Facts {
  const { name, short, phone, areaServed, services: own = [], title, description } = prospect
  const services = business.services.map((service) => ({
    ...service,
    ...own.find(({ id }) => id === service.id),
  }))
  return {
    ...design,
    title: title ?? design.title,
    description: description ?? design.description,
    business: {
      type: business.type,
      name,
      ...(short !== undefined && { short }),
      phone,
      areaServed,
      services,
    },
  }
}

function rendered(slug: string, demo: PageFacts): RenderedDemo {
  const Body = part(pages, demo.design, 'Page.tsx')
  const html = renderToStaticMarkup(
    <FactsContext.Provider value={demo}>
      <Body />
    </FactsContext.Provider>,
  )
  return {
    ...demo,
    slug,
    address: demoUrl(slug, site),
    html: html.replaceAll(/>[^<]+/g, (text) => withNoBreakSpaces(text, demo.language)),
    notFound: renderToStaticMarkup(<NotFound {...demo} />),
    css: part(styles, demo.design, 'style.css'),
  }
}

function NotFound({ business, words: { notFound, home } }: Facts) {
  const [before, after] = home.split('{name}')
  return (
    <main className="not-found">
      <h1>{notFound}</h1>
      <p>
        <a href="/">
          {/* One element, because a style that makes the link flexible would take the space away. */}
          <span>
            {before}
            <bdi>{business.name}</bdi>
            {after}
          </span>
        </a>
      </p>
    </main>
  )
}
