import type { ReactElement } from 'react'
import { home } from './content/home.ts'
import { messages } from './content/messages.ts'
import { portfolio } from './content/portfolio.ts'
import { site } from './content/site.ts'
import { HomeHeader, HomePage } from './pages/home/HomePage.tsx'
import { InnerHeader } from './pages/frame.tsx'
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx'
import { PortfolioPage } from './pages/portfolio/PortfolioPage.tsx'
import { ResetPage } from './pages/reset/ResetPage.tsx'
import { resetUrl } from './offline/rules.ts'

export interface Route {
  path: string
  title: string
  description: string
  /** Not for search engines, and not in the sitemap. */
  hidden?: true
  /** Removes the whole offline copy from the visitor's browser; a page is left out of it in offline/rules.ts. */
  removesCopy?: true
  /** One element each, so that what is shown already is not rendered again. */
  header: ReactElement
  page: ReactElement
}

const innerHeader = <InnerHeader />

/** A page whose title has the brand: tabs, search results and shared links name the site. */
const branded = (route: Route): Route =>
  route.title.includes(site.brand) ? route : { ...route, title: `${route.title} | ${site.brand}` }

/** The site map: every page, at its one canonical path. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: home.title,
    description: site.description,
    header: <HomeHeader />,
    page: <HomePage />,
  },
  {
    path: '/portfolio',
    title: portfolio.title,
    description: portfolio.description,
    header: innerHeader,
    page: <PortfolioPage />,
  },
].map(branded)

/** What every other path shows. */
export const notFound = branded({
  path: '/404',
  title: messages.notFound.heading,
  description: messages.notFound.note,
  hidden: true,
  header: innerHeader,
  page: <NotFoundPage />,
})

/** Clears what this site has stored in a browser; reached by its address alone. */
export const reset = branded({
  path: resetUrl,
  title: messages.reset.heading,
  description: messages.reset.working,
  hidden: true,
  removesCopy: true,
  header: innerHeader,
  page: <ResetPage />,
})

export const routeAt = (path: string): Route =>
  [...routes, reset].find((route) => route.path === path) ?? notFound
