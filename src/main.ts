import { followCampaign } from './campaign.ts'
import { followInstall } from './offline/install.ts'
import { followConnection } from './offline/status.ts'
import { register } from './offline/update.ts'
import { removeCopy } from './offline/removeCopy.ts'
import { notFoundUrl } from './addresses.ts'

/*
 * Runs on every page, even if the application never starts: logs a missing page, adds the campaign to
 * the booking link, offers to install the site, and registers the service worker.
 */
const sent = document.getElementById('root')?.dataset

// Logs the encoded path, because a decoded path could contain control characters.
if (sent?.page === notFoundUrl) console.warn(`Page not found: ${location.pathname}`)

followCampaign()

if (import.meta.env.PROD) {
  if (sent?.worker === 'off') void removeCopy()
  else {
    followInstall()
    void register()
  }
} else {
  // Development has no service worker, but shows the notice of a lost connection.
  followConnection()
}
