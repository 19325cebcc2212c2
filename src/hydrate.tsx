import { CacheProvider } from '@emotion/react'
import { Component, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { layOutBelow } from './boot/firstScreen.ts'
import { failedEvent, readyEvent } from './boot/start.ts'
// The page's side of the worker, which may have run before; the two share the status.
import './main.ts'
import { canonicalPath } from './offline/rules.ts'
import { notFound, routeAt } from './routes.tsx'
import { stylesOnPage } from './styles.ts'

const { pathname, search, hash } = location
const path = canonicalPath(pathname)
const route = routeAt(path)
// An unknown address stays as it was asked for.
if (path !== pathname && route !== notFound)
  history.replaceState(history.state, '', path + search + hash)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const isBuilt = root.dataset.page === route.path
const built = isBuilt ? [...root.childNodes].map((node) => node.cloneNode(true)) : []

/**
 * Gives the page back as it was built, whatever React threw and whoever changed the document
 * (a translator, an extension): words and links work without the application.
 */
function giveBack(root: HTMLElement) {
  dispatchEvent(new Event(failedEvent))
  // An open dialog stands beside the page, and hides it from screen readers.
  document.querySelector('reach-portal')?.remove()
  root.removeAttribute('aria-hidden')
  if (!isBuilt || routeAt(canonicalPath(location.pathname)) !== route) return location.reload()
  root.replaceChildren(...built)
  // It was kept before all of it was laid out.
  layOutBelow()
}
addEventListener('error', () => {
  if (!root.hasChildNodes()) giveBack(root)
})

interface KeepProps {
  /** Called once the application is there. */
  onReady: () => void
  /** Called when React cannot go on. */
  onError: () => void
  children: ReactNode
}

/** Shows the application; once it has failed, nothing of it, so that the page as it was built can come back. */
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
    // Somebody else has changed the page before: React renders it as it was built.
    console.warn('The page differed from its HTML, and was rendered again.')
  }
  // A transition yields to taps and scrolling while it hydrates.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
} else {
  // Another page's HTML (a cache's, a host's) cannot be hydrated.
  root.replaceChildren()
  createRoot(root).render(app)
}
