import { CacheProvider } from '@emotion/react'
import { Component, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { layOutBelow } from './boot/firstScreen.ts'
import { reloadFor } from './boot/reload.ts'
import { failedEvent, readyEvent } from './boot/start.ts'
// May have run before; both share the status.
import './main.ts'
import { notFoundUrl } from './addresses.ts'
import { routeAt } from './routes.tsx'
import { stylesOnPage } from './styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** The path of the page that the host sent. */
const path = root.dataset.page ?? notFoundUrl
// A host may answer other spellings of an address too.
if (path !== notFoundUrl && path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

const sent = [...root.childNodes].map((node) => node.cloneNode(true))

/**
 * Restores the page that the host sent after an error, for example because a translator or an
 * extension changed the document. Its words and links work without the application.
 */
const restoreSentPage = () => {
  dispatchEvent(new Event(failedEvent))
  // An open dialog is beside the page, and hides it from screen readers.
  document.querySelector('reach-portal')?.remove()
  root.removeAttribute('aria-hidden')
  root.replaceChildren(...sent)
  // The copy was made before everything was laid out.
  layOutBelow()
  if (routeAt(location.pathname).path !== path) reloadFor(`page ${location.pathname}`)
}
addEventListener('error', () => {
  if (!root.hasChildNodes()) restoreSentPage()
})

/** Renders the application, or nothing after an error, so that the built page can be restored. */
class KeepPage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    restoreSentPage()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Says that the application is ready. Its effect runs after those of all other components, so that the presses that have waited find their listeners. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event(readyEvent))
    // Tells the tests that the page answers.
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

const app = (
  <KeepPage>
    <CacheProvider value={stylesOnPage()}>
      <App path={path} />
    </CacheProvider>
    <Ready />
  </KeepPage>
)

const onRecoverableError = () => {
  // Another program has changed the page: React renders it again.
  console.warn('The page differed from its HTML, and was rendered again.')
}
// A transition yields to taps and scrolling while it hydrates.
startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
