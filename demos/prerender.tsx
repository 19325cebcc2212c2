import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import site from '../src/content/site.yaml'
import { demoUrl } from '../src/addresses.ts'
import { withNoBreakSpaces } from '../src/reader/language.ts'
import type { Facts } from '../src/reader/demoSchema.ts'
import base from './base.css?inline'
import { complete, FactsContext, type PageFacts } from './useFacts.ts'

/** A demo to render: a page design, filled with the facts of one business. */
export interface Demo {
  slug: string
  /** The name of the folder in demos/ that contains Page.tsx and style.css. */
  design: string
  /** The content of facts.yaml, or undefined if the file is missing. */
  facts: Facts | undefined
  /** Whether the business is invented. */
  isInvented: boolean
}

export interface RenderedDemo extends PageFacts {
  slug: string
  /** The origin of the demo's site, such as https://roofing.example.com. */
  address: string
  /** The content of <body> on the page. */
  html: string
  /** The content of <body> on the 404 page. */
  notFound: string
  css: string
}

/** The component in a demo's Page.tsx. The build renders the component to HTML. Visitors receive only this HTML and the styles, no scripts. */
type Page = () => ReactElement

const pages = import.meta.glob<Page>('./*/Page.tsx', { eager: true, import: 'Page' })
const styles = import.meta.glob<string>('./*/style.css', {
  eager: true,
  import: 'default',
  query: '?inline',
})

function present<T>(found: T | undefined, design: string, file: string): T {
  if (found === undefined) throw new Error(`demos/${design}/${file} is missing`)
  return found
}

/** Renders the page and the 404 page of a demo. Throws if the demo's facts.yaml, Page.tsx or style.css is missing. */
export function prerenderDemo({ slug, design, facts, isInvented }: Demo): RenderedDemo {
  const pageFacts = {
    ...complete(present(facts, design, 'facts.yaml')),
    design,
    isInvented,
  }
  const Body = present(pages[`./${design}/Page.tsx`], design, 'Page.tsx')
  const html = renderToStaticMarkup(
    <FactsContext.Provider value={pageFacts}>
      <Body />
    </FactsContext.Provider>,
  )
  return {
    ...pageFacts,
    slug,
    address: demoUrl(slug, site),
    html: html.replaceAll(/>[^<]+/g, (text) => withNoBreakSpaces(text, pageFacts.language)),
    notFound: renderToStaticMarkup(<NotFound {...pageFacts} />),
    css: base + present(styles[`./${design}/style.css`], design, 'style.css'),
  }
}

function NotFound({ business, words: { notFound, home } }: Facts) {
  const [before, after] = home.split('{name}')
  return (
    <main className="not-found">
      <h1>{notFound}</h1>
      <p>
        <a href="/">
          {/* In a link with `display: flex`, the spaces around the business name would disappear without this <span>. */}
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
