import { setStatus } from './status.ts'

/** Follows the connection; `data-offline` on <html> shows the notes on links that need one. */
export function followConnection() {
  const follow = () => {
    setStatus({ online: navigator.onLine })
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine)
  }
  addEventListener('online', follow)
  addEventListener('offline', follow)
  follow()
}
