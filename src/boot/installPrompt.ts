declare global {
  interface Window {
    /** The browser's offer to install the site, from before the application could use it. */
    installPrompt?: Event
  }
}

/** Keeps the browser's offer, which comes once; its own bar would stand over the content. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}
