import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'
import { notFound, reset, routes, type Route } from './routes.tsx'
import { preloadedFont } from './theme/fonts.ts'
import { globalStyles } from './theme/global.ts'

export interface RenderedPage extends Omit<Route, 'Page'> {
  html: string
  css: string
  /** Emotion's names of the styles in `css`, so that the browser does not insert them again. */
  ids: string[]
}

/** One page as HTML, with exactly the styles it uses. */
function render(route: Route): RenderedPage {
  const cache = createCache({ key: 'css' })
  // Collects the styles instead of writing a <style> beside each element.
  cache.compat = true
  const server = createEmotionServer(cache)
  const withCache = (node: React.ReactNode) =>
    renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)

  withCache(<Global styles={globalStyles} />)
  const { html, css, ids } = server.extractCritical(withCache(<App path={route.path} />))
  const { Page: _page, ...facts } = route
  return { ...facts, html, css, ids }
}

/** Every page that is written, and the font to preload. */
export function prerender() {
  return { pages: [...routes, notFound, reset].map(render), font: preloadedFont }
}
