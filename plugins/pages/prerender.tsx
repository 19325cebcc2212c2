import { CacheProvider, Global } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { App } from '../../src/App.tsx'
import { notFound, reset, routes, type Route } from '../../src/routes.tsx'
import { styleCache } from '../../src/styles.ts'
import { globalStyles } from '../../src/theme/global.ts'

export interface RenderedPage extends Omit<Route, 'header' | 'page'> {
  html: string
  /** The styles that the page needs. */
  css: string
}

/** Renders every page to HTML with its styles. */
export function prerender(): RenderedPage[] {
  const cache = styleCache()
  // Emotion then collects the styles instead of writing a <style> beside each element.
  cache.compat = true
  const render = (node: React.ReactNode) =>
    renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)

  render(<Global styles={globalStyles} />)
  const emotion = createEmotionServer(cache)
  return [...routes, notFound, reset].map(({ header: _header, page: _page, ...facts }) => {
    const html = render(<App path={facts.path} />)
    // A page has hundreds of rules; their last semicolons are superfluous.
    return { ...facts, html, css: emotion.extractCritical(html).css.replaceAll(';}', '}') }
  })
}
