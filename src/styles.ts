import createCache from '@emotion/cache'

/** The id of the page's `<style>` element. Extensions may add other `<style>` elements. */
export const pageStyleId = 'page-style'

/** Returns Emotion's cache for a page. The cache adds no vendor prefixes, because the styles contain the necessary prefixes. */
export const styleCache = () => createCache({ key: 'c', stylisPlugins: [] })

/**
 * Returns an Emotion cache that marks all styles in the page's `<style>` element as inserted. Emotion's own
 * hydration would move this element, so that the browser would have to lay out the whole page again.
 */
export function stylesOnPage() {
  const cache = styleCache()
  const css = document.getElementById(pageStyleId)?.textContent ?? ''
  for (const [, id = ''] of css.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g)) cache.inserted[id] = true
  return cache
}
