import createCache from '@emotion/cache'

/** Id of the page's `<style>`, because extensions add others. */
export const pageStyleId = 'page-style'

/**
 * Emotion's cache for a page. It adds no vendor prefixes: the few that are needed are written in
 * the styles.
 */
export const styleCache = () => createCache({ key: 'c', stylisPlugins: [] })

/**
 * A cache that knows the styles in the page's `<style>` by name. Emotion's own hydration moves that
 * element, which makes the browser parse it and lay out the whole page again.
 */
export function stylesOnPage() {
  const cache = styleCache()
  const css = document.getElementById(pageStyleId)?.textContent ?? ''
  for (const [, id = ''] of css.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g)) cache.inserted[id] = true
  return cache
}
