import { CacheProvider, Global } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { App } from '../../src/App.tsx'
import { notFound, reset, routes, type Route } from '../../src/routes.tsx'
import { styleCache } from '../../src/styles.ts'
import { globalStyles } from '../../src/theme/global.ts'

export interface RenderedPage extends Omit<Route, 'header' | 'page'> {
  html: string
  /** The CSS rules that apply to elements of the page. */
  css: string
}

/** Renders every page to HTML, and collects the CSS of each page. */
export function prerender(): RenderedPage[] {
  const cache = styleCache()
  // Makes Emotion store all styles in the cache. Without `compat`, Emotion would render a <style> beside each element.
  cache.compat = true
  const render = (node: React.ReactNode) =>
    renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)

  render(<Global styles={globalStyles} />)
  const emotion = createEmotionServer(cache)
  return [...routes, notFound, reset].map(({ header: _header, page: _page, ...facts }) => {
    const html = render(<App path={facts.path} />)
    // Removes the last semicolon of each rule, to save bytes.
    return { ...facts, html, css: emotion.extractCritical(html).css.replaceAll(';}', '}') }
  })
}
