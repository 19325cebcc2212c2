import type { ComponentType } from 'react'
import { home } from './content/home.ts'
import { messages } from './content/messages.ts'
import { portfolio } from './content/portfolio.ts'
import { site } from './content/site.ts'
import { HomePage } from './pages/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PortfolioPage } from './pages/PortfolioPage.tsx'

export interface Route {
  path: string
  title: string
  description: string
  Page: ComponentType
}

/** The site map: every page, at its one canonical path. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: home.title,
    description: site.description,
    Page: HomePage,
  },
  {
    path: '/portfolio',
    title: portfolio.title,
    description: portfolio.description,
    Page: PortfolioPage,
  },
]

/** What every other path shows. */
export const notFound: Route = {
  path: '/404',
  title: `${messages.notFound.heading} | ${site.brand}`,
  description: messages.notFound.note,
  Page: NotFoundPage,
}

export const routeAt = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFound
