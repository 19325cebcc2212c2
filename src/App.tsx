import { Router, useLocation } from 'wouter'
import { messages } from './content/messages.ts'
import { Announcement } from './Announcement.tsx'
import { aroundNav, useScrollRestoration } from './navigation.ts'
import { SiteFooter } from './pages/SiteFooter.tsx'
import { Notices } from './pwa/Notices.tsx'
import { routeAt } from './routes.tsx'
import { Words } from './ui/words.ts'

/** The whole site at one address; on the server the address is given. */
export function App({ path }: { path?: string }) {
  return (
    <Words.Provider value={messages}>
      <Router {...(path && { ssrPath: path })} aroundNav={aroundNav}>
        <CurrentPage />
        <SiteFooter />
      </Router>
      <Notices words={messages} />
    </Words.Provider>
  )
}

function CurrentPage() {
  const [path] = useLocation()
  useScrollRestoration(path)
  const route = routeAt(path)
  return (
    <>
      <route.Page />
      <Announcement path={path} title={route.title} />
    </>
  )
}
