/** The browser's offer to install the site, for which TypeScript has no type. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The offer, kept until the application can use it. */
    installPrompt?: InstallPrompt
  }
}

/** Keeps the browser's offer, which comes once, and prevents the browser's own bar, which would cover content. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event as InstallPrompt
  })
}
