import { CacheProvider, Global } from '@emotion/react'
import { startTransition, useEffect } from 'react'
import { App } from './App.tsx'
import { holdPresses } from './holdPresses.ts'
import { focusFollowsHash } from './navigation.ts'
import { canonicalPath } from './pwa/rules.ts'
import { createRoot, hydrateRoot } from './react.ts'
import { routeAt } from './routes.tsx'
import { stylesOnPage } from './styles.ts'
import { globalStyles } from './theme/global.ts'

const { pathname, search, hash } = location
const path = canonicalPath(pathname)
if (path !== pathname) history.replaceState(history.state, '', path + search + hash)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const letThrough = holdPresses()

function Hydrated() {
  useEffect(letThrough, [])
  return null
}

// Built pages carry the global styles in their head.
const app = (
  <CacheProvider value={stylesOnPage()}>
    {import.meta.env.DEV && <Global styles={globalStyles} />}
    <App />
    <Hydrated />
  </CacheProvider>
)

if (root.dataset.page === routeAt(path).path) {
  // A transition yields to taps and scrolling while it hydrates.
  startTransition(() => void hydrateRoot(root, app))
} else {
  // Another page's HTML (a cache's, a host's) cannot be hydrated; in development there is none.
  root.replaceChildren()
  createRoot(root).render(app)
}

focusFollowsHash()
