import createCache from '@emotion/cache'

/**
 * Where Emotion keeps the styles of a page. Every browser that can show the site
 * knows its properties without prefixes; the few that one lacks are written out.
 */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] })

/**
 * The styles that a page's HTML has in `<style data-ids>`.
 * Emotion's own way to take them over moves that element, which has the browser
 * parse the style, load the fonts and lay the whole page out a second time.
 */
export function stylesOnPage() {
  const cache = styleCache()
  const ids = document.querySelector<HTMLElement>('style[data-ids]')?.dataset.ids ?? ''
  for (const id of ids.split(' ')) cache.inserted[id] = true
  return cache
}
