import { followInstall } from './pwa/install.ts'
import { register } from './pwa/register.ts'
import { removeCopy } from './pwa/removeCopy.ts'
import { canonicalPath, manifestUrl } from './pwa/rules.ts'
import { startEvent } from './startEvent.ts'

const page = document.getElementById('root')?.dataset

// Another page's HTML (a cache's, a host's) is not to stay until somebody touches it.
if (page?.page !== canonicalPath(location.pathname)) dispatchEvent(new Event(startEvent))

/** What a page does for visitors who only look: it can be installed, and is kept for the next visit. */
function arrive() {
  followInstall()
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestUrl }),
  )
  if (page?.worker === 'off') void removeCopy()
  else void register()
}

if (import.meta.env.PROD) arrive()
else void import('./hydrate.tsx')
