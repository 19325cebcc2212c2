import { readyEvent } from '../boot/start.ts'

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')

/** The element in which the application is rendered. */
export const pageElement = found

const { documentElement } = document
const position = 'scroll position'

let hasThrown = false

// React removes a page that throws. A fixed height keeps the scroll position until the page is back.
addEventListener('error', () => {
  hasThrown = true
  documentElement.style.minHeight = `${documentElement.scrollHeight}px`
  setTimeout(release)
})

function release() {
  if (pageElement.hasChildNodes()) documentElement.style.minHeight = ''
}

// After a reload the page is empty at first, and too short to scroll.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
let top = navigation?.type === 'reload' ? Number(sessionStorage.getItem(position)) : 0
addEventListener('pagehide', () => {
  if (pageElement.hasChildNodes() || documentElement.style.minHeight)
    sessionStorage.setItem(position, String(scrollY))
})

new MutationObserver(() => {
  release()
  if (!pageElement.hasChildNodes()) return
  dispatchEvent(new Event(readyEvent))
  if (top) scrollTo({ top, behavior: 'instant' })
  top = 0
}).observe(pageElement, { childList: true })

/** Pause after an update, in milliseconds. React has usually rendered by then; otherwise the page is loaded again needlessly. */
const refresh = 300

// After errors of two modules, Fast Refresh leaves the page empty when both are mended.
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.length > 0) hasThrown = false
})
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.length === 0) return
  setTimeout(() => {
    if (!pageElement.hasChildNodes() && !hasThrown) location.reload()
  }, refresh)
})
