/** The event `beforeinstallprompt`, for which TypeScript has no type. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The browser's offer to install the site. The browser sends the offer only once. */
    installPrompt?: InstallPrompt
  }
}

/** Stores the browser's offer for install.ts. Prevents the browser's own install bar, which would cover content. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event as InstallPrompt
  })
}
