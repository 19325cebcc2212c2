import { takenCards } from 'virtual:photographs'
import type { ReactElement } from 'react'
import home from './content/home.yaml'
import { notFound as notFoundWords, reset as resetWords } from './content/messages.yaml'
import pages from './content/pages.yaml'
import site from './content/site.yaml'
import { cards as alts } from './content/metadata.yaml'
import { clients, page as portfolio } from './content/portfolio.yaml'
import { designedPages, textPageCard } from './pageFacts.ts'
import { HomeHeader } from './pages/home/HomeHeader.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx'
import { PortfolioPage } from './pages/portfolio/PortfolioPage.tsx'
import { ResetPage } from './pages/reset/ResetPage.tsx'
import { TextPage } from './pages/text/TextPage.tsx'
import { BackHeader } from './shared/Bar.tsx'
import { canonicalPath, notFoundUrl, resetUrl } from './addresses.ts'

export interface Route {
  path: string
  title: string
  description: string
  /** Tells search engines to ignore the page. The sitemap omits the page. */
  noindex?: true
  card: { file: string; alt: string }
  /** Whether the page removes the saved site from the visitor's browser. The precache omits such a page (offline/rules.ts). */
  removesCopy?: true
  /** `header` and `page` are elements and not components, because React skips an element that React has rendered before. */
  header: ReactElement
  page: ReactElement
}

/** The header of every page except the home page and pages about a client's work. */
const innerHeader = <BackHeader text={portfolio.back} href="/" />
/** The header of a page about a client's work. */
const caseHeader = <BackHeader text={portfolio.work.heading} href="/portfolio#work" />

/** The picture for shared links to a page that has no picture file of its own. */
const homeCard = { ...designedPages['/'].card, alt: alts.home }

type Facts = Pick<Route, 'path' | 'title' | 'description' | 'header' | 'page'> & Partial<Route>

/** Sets the page's picture for shared links, and adds the brand to the page's title. */
function route(facts: Facts): Route {
  const card = facts.card && takenCards.includes(facts.card.file) ? facts.card : homeCard
  const title = facts.title.includes(site.brand) ? facts.title : `${facts.title} | ${site.brand}`
  return { ...facts, card, title }
}

/** All pages of the site except the 404 page and /reset. `path` is the page's canonical path. */
export const routes: readonly Route[] = [
  route({
    path: '/',
    title: home.title,
    description: site.description,
    header: <HomeHeader />,
    page: <HomePage />,
  }),
  route({
    path: '/portfolio',
    title: portfolio.title,
    description: portfolio.description,
    card: { ...designedPages['/portfolio'].card, alt: alts.portfolio },
    header: innerHeader,
    page: <PortfolioPage />,
  }),
  ...pages.map((page) => {
    const client = clients.find((each) => each.page === page.slug)
    return route({
      path: `/${page.slug}`,
      title: page.title,
      description: page.description,
      card: { ...textPageCard(page.slug), alt: page.heading },
      header: client ? caseHeader : innerHeader,
      page: <TextPage {...page} client={client} />,
    })
  }),
]

/** The 404 page, for every path without a page. */
export const notFound = route({
  path: notFoundUrl,
  title: notFoundWords.heading,
  description: notFoundWords.note,
  noindex: true,
  header: innerHeader,
  page: <NotFoundPage />,
})

/** The page that clears all storage of this site in a visitor's browser. */
export const reset = route({
  path: resetUrl,
  title: resetWords.heading,
  description: resetWords.working,
  noindex: true,
  removesCopy: true,
  header: innerHeader,
  page: <ResetPage />,
})

/** Finds the page at a path. Returns the 404 page if no page has the path. */
export function routeAt(pathname: string): Route {
  const path = canonicalPath(pathname)
  return [...routes, reset].find((route) => route.path === path) ?? notFound
}
