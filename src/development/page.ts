import { readyEvent } from '../boot/start.ts'

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')

/** The element in which the application is rendered. */
export const pageElement = found

const { documentElement } = document
const position = 'scroll position'

// React removes a page that throws. A fixed height keeps the scroll position until the page is back.
addEventListener('error', () => {
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
  if (pageElement.hasChildNodes()) sessionStorage.setItem(position, String(scrollY))
})

new MutationObserver(() => {
  release()
  if (!pageElement.hasChildNodes()) return
  dispatchEvent(new Event(readyEvent))
  if (top) scrollTo({ top, behavior: 'instant' })
  top = 0
}).observe(pageElement, { childList: true })
