import { CacheProvider, Global } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { preloadedFont } from 'virtual:fonts'
import { App } from './App.tsx'
import { notFound, reset, routes, type Route } from './routes.tsx'
import { styleCache } from './styles.ts'
import { globalStyles } from './theme/global.ts'

export interface RenderedPage extends Omit<Route, 'header' | 'page'> {
  html: string
}

export interface Rendered {
  pages: RenderedPage[]
  /** The styles of all pages, so that going from one to another needs no new ones. */
  css: string
  /** Address of the font to preload. */
  font: string
}

/** Every page as HTML, and the one style they share. */
export function prerender(): Rendered {
  const cache = styleCache()
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true
  const render = (node: React.ReactNode) =>
    renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)

  render(<Global styles={globalStyles} />)
  const pages = [...routes, notFound, reset].map(({ header: _header, page: _page, ...facts }) => ({
    ...facts,
    html: render(<App path={facts.path} />),
  }))
  const all = pages.map(({ html }) => html).join('')
  const { css } = createEmotionServer(cache).extractCritical(all)
  return { pages, css, font: preloadedFont }
}
