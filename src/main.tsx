import { Global } from '@emotion/react'
import { startTransition } from 'react'
import { App } from './App.tsx'
import { focusFollowsHash } from './navigation.ts'
import { followInstall } from './pwa/install.ts'
import { canonicalPath } from './pwa/rules.ts'
import { createRoot, hydrateRoot } from './react.ts'
import { routeAt } from './routes.tsx'
import { globalStyles } from './theme/global.ts'

const { pathname, search, hash } = location
const path = canonicalPath(pathname)
if (path !== pathname) history.replaceState(history.state, '', path + search + hash)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Another page's HTML (a cache's, a host's) cannot be hydrated; in development there is none.
if (root.dataset.page === routeAt(path).path) {
  // A transition yields to taps and scrolling while it hydrates.
  startTransition(() => void hydrateRoot(root, <App />))
} else {
  root.replaceChildren()
  // Built pages carry the global styles in their head.
  const styles = import.meta.env.DEV && <Global styles={globalStyles} />
  createRoot(root).render(
    <>
      {styles}
      <App />
    </>,
  )
}

focusFollowsHash()
followInstall()

if (import.meta.env.PROD) {
  const start = () =>
    root.dataset.worker === 'off'
      ? void import('./pwa/removeCopy.ts').then(({ removeCopy }) => removeCopy())
      : void import('./pwa/register.ts').then(({ register }) => register())
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
