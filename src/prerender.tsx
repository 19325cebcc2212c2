import { CacheProvider, Global } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { preloadedFont } from 'virtual:fonts'
import { footer, home, pages as textPages } from './content.js'
import { App } from './App.tsx'
import { notFound, reset, routes, type Route } from './routes.tsx'
import { styleCache } from './styles.ts'
import { globalStyles } from './theme/global.ts'

export interface RenderedPage extends Omit<Route, 'header' | 'page'> {
  html: string
  /** The styles that the page needs. */
  css: string
}

export interface Rendered {
  pages: RenderedPage[]
  /** URL of the font to preload. */
  font: string
  /** The content files that contain links, by name. */
  content: { home: typeof home; footer: typeof footer; pages: typeof textPages }
}

/** Renders every page to HTML with its styles. */
export function prerender(): Rendered {
  const cache = styleCache()
  // Emotion then collects the styles instead of writing a <style> beside each element.
  cache.compat = true
  const render = (node: React.ReactNode) =>
    renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)

  render(<Global styles={globalStyles} />)
  const emotion = createEmotionServer(cache)
  const pages = [...routes, notFound, reset].map(({ header: _header, page: _page, ...facts }) => {
    const html = render(<App path={facts.path} />)
    // A page has hundreds of rules; their last semicolons are superfluous.
    return { ...facts, html, css: emotion.extractCritical(html).css.replaceAll(';}', '}') }
  })
  return { pages, font: preloadedFont, content: { home, footer, pages: textPages } }
}
