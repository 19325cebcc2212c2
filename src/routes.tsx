import type { ReactElement } from 'react'
import { home, messages, pages, portfolio, site } from './content.js'
import { HomeHeader, HomePage } from './pages/home/HomePage.tsx'
import { InnerHeader } from './pages/layout.tsx'
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx'
import { PortfolioPage } from './pages/portfolio/PortfolioPage.tsx'
import { ResetPage } from './pages/reset/ResetPage.tsx'
import { TextPage } from './pages/text/TextPage.tsx'
import { resetUrl } from './offline/rules.ts'

export interface Route {
  path: string
  title: string
  description: string
  /** Has `noindex` and is not in the sitemap. */
  noindex?: true
  /** Removes the offline copy from the visitor's browser; offline/rules.ts excludes such a page from the precache. */
  removesCopy?: true
  /** Elements, not components: React skips an element that it has rendered before. */
  header: ReactElement
  page: ReactElement
}

const innerHeader = <InnerHeader />

/** Adds the brand to the title, unless the title has it. */
const branded = (route: Route): Route =>
  route.title.includes(site.brand) ? route : { ...route, title: `${route.title} | ${site.brand}` }

/** The site map: every page at its canonical path. */
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
  ...pages.map(({ slug, title, description, ...words }) => ({
    path: `/${slug}`,
    title,
    description,
    header: innerHeader,
    page: <TextPage id={slug} {...words} />,
  })),
].map(branded)

/** The page for every other path. */
export const notFound = branded({
  path: '/404',
  title: messages.notFound.heading,
  description: messages.notFound.note,
  noindex: true,
  header: innerHeader,
  page: <NotFoundPage />,
})

/** The page that clears everything this site has stored in a browser. */
export const reset = branded({
  path: resetUrl,
  title: messages.reset.heading,
  description: messages.reset.working,
  noindex: true,
  removesCopy: true,
  header: innerHeader,
  page: <ResetPage />,
})

export const routeAt = (path: string): Route =>
  [...routes, reset].find((route) => route.path === path) ?? notFound

/** The page at an address when the host has sent a page; the host may know an address that only it spells so. */
export function routeFor(path: string, sent = notFound.path): Route {
  const own = routeAt(path)
  return own === notFound ? routeAt(sent) : own
}
