import { afterTwoFrames, isNewVisit, moves } from './firstScreen.ts'
import { historyEntry } from './historyEntry.ts'
import { withStorage } from './storage.ts'

/**
 * Returns a page that is loaded again to where it was, unless the visitor moves first. Firefox and
 * WebKit may go to the section in the address, and WebKit to the top if the dialog was open. The tab's
 * storage keeps how far a page was scrolled, by its address, and whether it was of the saved copy and
 * offline: the hints that it then shows move what is below them.
 */
export function returnToPlace() {
  // A reload closes the dialog, so its history entry goes too. WebKit then loads the page once more.
  if (historyEntry().dialog) history.back()
  // A link within the site changes the address.
  const key = () => `at ${location.href}`
  const { dataset, style } = document.documentElement
  // A new visit has no place, and the first look into the storage delays the first paint by some milliseconds.
  const kept = isNewVisit() ? null : withStorage(() => sessionStorage.getItem(key()))
  let [top, showsHints] = JSON.parse(kept ?? '[]') as [number?, boolean?]
  addEventListener('pagehide', () => {
    const place = JSON.stringify([top ?? scrollY, 'offline' in dataset && 'saved' in dataset])
    withStorage(() => sessionStorage.setItem(key(), place))
  })
  if (top === undefined) return

  if (showsHints) dataset.offline = dataset.saved = ''
  for (const type of moves) addEventListener(type, () => (top = undefined), { capture: true })
  // Firefox animates its own way back from the dialog's entry, and would go on after the scroll below.
  style.scrollBehavior = 'auto'
  const scroll = () => {
    scrollTo(0, top ?? scrollY)
    style.scrollBehavior = ''
    top = undefined
  }
  // WebKit scrolls after this event and before the second frame.
  addEventListener('pageshow', () => afterTwoFrames(scroll))
}
