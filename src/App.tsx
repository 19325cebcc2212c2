import { useEffect } from 'react'
import { Router, type BaseLocationHook } from 'wouter'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { messages } from './content/messages.ts'
import { Announcement } from './Announcement.tsx'
import { aroundNav, useScrollRestoration } from './navigation.ts'
import { SiteFooter } from './pages/SiteFooter.tsx'
import { Pages } from './Pages.tsx'
import { Notices } from './pwa/Notices.tsx'
import { notFound, routeAt } from './routes.tsx'
import { Words } from './ui/words.ts'

/** Links lead somewhere, and need not be told where the visitor is: not one renders again by that. */
const useNowhere: BaseLocationHook = () => ['', navigate]

/** The whole site at one address; on the server the address is given. */
export function App({ path }: { path?: string }) {
  return (
    <Words.Provider value={messages}>
      <Router hook={useNowhere} aroundNav={aroundNav}>
        <CurrentPage ssrPath={path} />
        <SiteFooter />
        <Notices words={messages} />
      </Router>
    </Words.Provider>
  )
}

function CurrentPage({ ssrPath }: { ssrPath: string | undefined }) {
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath })
  useScrollRestoration(path)
  const route = routeAt(path)

  useEffect(() => {
    // As it was asked for: percent signs keep what is in it from being read as anything but text.
    if (route === notFound) console.warn(`Page not found: ${location.pathname}`)
  }, [path, route])

  return (
    <>
      <Pages route={route} />
      <Announcement path={path} title={route.title} />
    </>
  )
}
