import { startEvent } from './boot/start.ts'
import { followCampaign } from './campaign.ts'
import { followInstall } from './offline/install.ts'
import { followConnection } from './offline/status.ts'
import { register } from './offline/update.ts'
import { removeCopy } from './offline/removeCopy.ts'
import { notFoundUrl } from './addresses.ts'

/*
 * Runs on every page, used or not: the campaign of a visit, the offer to install, and the service
 * worker.
 */
const sent = document.getElementById('root')?.dataset

// The application logs the missing page.
if (sent?.page === notFoundUrl) dispatchEvent(new Event(startEvent))

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
