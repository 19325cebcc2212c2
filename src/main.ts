import { followPictures } from './boot/reload.ts'
import { startEvent } from './boot/start.ts'
import { followInstall } from './offline/install.ts'
import { register } from './offline/update.ts'
import { removeCopy } from './offline/removeCopy.ts'
import { canonicalPath, notFoundUrl } from './offline/rules.ts'

/*
 * Runs on every page, used or not: the offer to install, and the service worker.
 */
const page = document.getElementById('root')?.dataset

// If a cache or host sent another page's HTML, the application must replace it at once; a 404 page is right nearly always.
if (![canonicalPath(location.pathname), notFoundUrl].includes(page?.page ?? ''))
  dispatchEvent(new Event(startEvent))

followPictures()

if (import.meta.env.PROD) {
  if (page?.worker === 'off') void removeCopy()
  else {
    followInstall()
    void register()
  }
}
