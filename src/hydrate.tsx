import { CacheProvider } from '@emotion/react'
import { Component, startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { layOutBelow } from './boot/firstScreen.ts'
import { reloadFor } from './boot/reload.ts'
import { failedEvent, readyEvent } from './boot/start.ts'
// Imports main.ts, although the page has already run main.ts. Without this import, the bundler would put the modules
// that both scripts use, such as offline/status.ts, into an additional script.
import './main.ts'
import { notFoundUrl } from './addresses.ts'
import { routeAt } from './routes.tsx'
import { stylesOnPage } from './styles.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** The canonical path of the page that the host sent. */
const path = root.dataset.page ?? notFoundUrl
// Corrects the URL, because a host may also answer other spellings, such as /portfolio/ instead of /portfolio.
if (path !== notFoundUrl && path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

const sent = [...root.childNodes].map((node) => node.cloneNode(true))

/**
 * Restores the HTML that the host sent, because React removes the page after an error. The restored
 * links work without the application. The browser's translation or an extension may cause such an error.
 */
const restoreSentPage = () => {
  dispatchEvent(new Event(failedEvent))
  // Removes an open dialog, which is outside the root and hides the root from screen readers.
  document.querySelector('reach-portal')?.remove()
  root.removeAttribute('aria-hidden')
  root.replaceChildren(...sent)
  // Shows the content below the first screen, which the restored HTML may still hide.
  layOutBelow()
  if (routeAt(location.pathname).path !== path) reloadFor(`page ${location.pathname}`)
}
addEventListener('error', () => {
  if (!root.hasChildNodes()) restoreSentPage()
})

/** Renders the application. After an error, renders nothing and restores the HTML that the host sent. */
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

/** Sends the event `readyEvent`. This component is rendered last, so its effect runs after the effects that add listeners for presses. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event(readyEvent))
    // The tests wait for this attribute.
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
  // React renders the page again, because an extension or the browser's translation has changed the page's HTML.
  console.warn('The page differed from its HTML, and was rendered again.')
}
// Hydrates in a transition, so that the browser can answer taps and scrolling during hydration.
startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
