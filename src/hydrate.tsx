import { CacheProvider } from '@emotion/react'
import { Component, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { layOutBelow } from './boot/firstScreen.ts'
import { failedEvent, readyEvent } from './boot/start.ts'
// May have run before; both share the status.
import './main.ts'
import { canonicalPath } from './offline/rules.ts'
import { notFound, routeAt } from './routes.tsx'
import { stylesOnPage } from './styles.ts'

const { pathname, search, hash } = location
const path = canonicalPath(pathname)
const route = routeAt(path)
// An unknown address stays as it is.
if (path !== pathname && route !== notFound)
  history.replaceState(history.state, '', path + search + hash)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const isBuilt = root.dataset.page === route.path
const built = isBuilt ? [...root.childNodes].map((node) => node.cloneNode(true)) : []

/**
 * Restores the built page after an error, for example because a translator or an extension changed
 * the document. Its words and links work without the application.
 */
function giveBack(root: HTMLElement) {
  dispatchEvent(new Event(failedEvent))
  // An open dialog is beside the page, and hides it from screen readers.
  document.querySelector('reach-portal')?.remove()
  root.removeAttribute('aria-hidden')
  if (!isBuilt || routeAt(canonicalPath(location.pathname)) !== route) return location.reload()
  root.replaceChildren(...built)
  // The copy was made before everything was laid out.
  layOutBelow()
}
addEventListener('error', () => {
  if (!root.hasChildNodes()) giveBack(root)
})

interface KeepProps {
  /** Called after the application is mounted. */
  onReady: () => void
  /** Called after an error. */
  onError: () => void
  children: ReactNode
}

/** Renders the application, or nothing after an error, so that the built page can be restored. */
class KeepPage extends Component<KeepProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.props.onReady()
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

const app = (
  <KeepPage onReady={() => dispatchEvent(new Event(readyEvent))} onError={() => giveBack(root)}>
    <CacheProvider value={stylesOnPage()}>
      <App path={path} />
    </CacheProvider>
  </KeepPage>
)

if (isBuilt) {
  const onRecoverableError = () => {
    // Another program has changed the page: React renders it again.
    console.warn('The page differed from its HTML, and was rendered again.')
  }
  // A transition yields to taps and scrolling while it hydrates.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
} else {
  // A cache or host sent another page's HTML, which cannot be hydrated.
  root.replaceChildren()
  createRoot(root).render(app)
}
