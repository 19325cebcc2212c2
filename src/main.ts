import { followCampaign } from './campaign.ts'
import { followInstall } from './offline/install.ts'
import { followConnection } from './offline/status.ts'
import { register } from './offline/update.ts'
import { removeCopy } from './offline/removeCopy.ts'
import { notFoundUrl } from './addresses.ts'

/*
 * Runs on every page, used or not: the log of a missing page, the campaign of a visit, the offer to
 * install, and the service worker.
 */
const sent = document.getElementById('root')?.dataset

// Encoded, because a decoded path could contain control characters.
if (sent?.page === notFoundUrl) console.warn(`Page not found: ${location.pathname}`)

followCampaign()

if (import.meta.env.PROD) {
  if (sent?.worker === 'off') void removeCopy()
  else {
    followInstall()
    void register()
  }
} else {
  // Without a worker, but the notice of a lost connection shows.
  followConnection()
}
