import { readyEvent } from '../boot/start.ts'

const found = document.getElementById('root')
if (!found) throw new Error('index.html has no #root')

/** The element in which the application is rendered. */
export const pageElement = found

const { documentElement } = document

// React removes a page that throws. A fixed height keeps the scroll position until the page is back.
addEventListener('error', () => {
  documentElement.style.minHeight = `${documentElement.scrollHeight}px`
  setTimeout(release)
})

function release() {
  if (pageElement.hasChildNodes()) documentElement.style.minHeight = ''
}

new MutationObserver(() => {
  release()
  if (pageElement.hasChildNodes()) dispatchEvent(new Event(readyEvent))
}).observe(pageElement, { childList: true })
