import { startEvent } from './boot/start.ts'
import { followInstall } from './offline/install.ts'
import { register } from './offline/register.ts'
import { removeCopy } from './offline/removeCopy.ts'
import { canonicalPath } from './offline/rules.ts'

/*
 * What every page does, also for visitors who only look: it can be installed, and is kept for
 * the next visit.
 */
const page = document.getElementById('root')?.dataset

// Another page's HTML (a cache's, a host's) is replaced at once. In development there is none.
if (page?.page !== canonicalPath(location.pathname)) dispatchEvent(new Event(startEvent))

if (import.meta.env.PROD) {
  if (page?.worker === 'off') void removeCopy()
  else {
    followInstall()
    void register()
  }
}
