import { startTransition, useEffect, useReducer, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { useNavigation } from './navigation.ts'
import { InstallOffer } from './offline/InstallOffer.tsx'
import { Notices } from './offline/Notices.tsx'
import { OfflineState } from './offline/OfflineState.tsx'
import { routeAt, routes, type Route } from './routes.tsx'
import { Footer } from './shared/Footer.tsx'
import { visuallyHidden } from './ui/text.tsx'
import { Tooltip } from './ui/Tooltip.tsx'

/** The whole site. During the build and hydration, `path` selects the page. Without `path`, the browser's URL selects the page. */
export function App({ path }: { path?: string }) {
  return (
    <Router {...(path !== undefined && { ssrPath: path })}>
      <Pages />
      <Footer offer={<InstallOffer />}>
        <OfflineState />
        {/* The tooltip is in the footer, because screen readers expect all content in a landmark. */}
        <Tooltip />
      </Footer>
      <Notices />
    </Router>
  )
}

/** Combines two lists of routes. If both lists have a route for a path, keeps the route of `other`. In development, `other` has the new route after an edit. */
const together = (one: readonly Route[], other: readonly Route[]) => [
  ...new Map([...one, ...other].map((route) => [route.path, route])).values(),
]

/** Renders the current page. Hides the pages that were shown before, and keeps them rendered. While the browser is idle, also renders all other pages, hidden. */
function Pages() {
  const [path] = useLocation()
  const route = routeAt(path)
  const [first] = useState(route)
  const [mounted, mount] = useReducer(together, [route])
  const title = useNavigation(route)

  useEffect(() => mount([route]), [route])
  useEffect(() => {
    // If the first page is the 404 page or the reset page, renders no other pages ahead, because the visitor
    // is unlikely to stay.
    if (!first.noindex) return whenIdle(() => startTransition(() => mount(routes)))
  }, [first])

  const all = (part: 'header' | 'page') =>
    together(mounted, [route]).map((each) => (
      <div key={each.path} hidden={each !== route}>
        {each[part]}
      </div>
    ))
  return (
    <>
      {all('header')}
      <main id="main" tabIndex={-1}>
        {all('page')}
      </main>
      <p css={visuallyHidden} role="status">
        {title}
      </p>
    </>
  )
}

/** Runs a task in idle time after the page's load event. Returns a function that cancels the task. */
function whenIdle(task: () => void): () => void {
  const call = new AbortController()
  const wait = () => {
    if (call.signal.aborted) return
    if ('requestIdleCallback' in window) requestIdleCallback(task)
    else setTimeout(task, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal: call.signal })
  return () => call.abort()
}
