import createCache from '@emotion/cache'

/** Names the `<style>` of a page among those that extensions add. */
export const pageStyleId = 'page-style'

/**
 * Where Emotion keeps the styles of a page. Every browser that can show the site
 * knows its properties without prefixes; the few that one lacks are written out.
 */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] })

/**
 * The styles that a page's HTML has in its `<style>`, known by their names.
 * Emotion's own way to take them over moves that element, which has the browser
 * parse the style, load the fonts and lay the whole page out a second time.
 */
export function stylesOnPage() {
  const cache = styleCache()
  const css = document.getElementById(pageStyleId)?.textContent ?? ''
  for (const [, id = ''] of css.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
    cache.inserted[id] = true
  return cache
}
