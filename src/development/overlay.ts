import type { ErrorPayload } from 'vite'

/** Vite's own overlay, which has no types. */
type Overlay = HTMLElement & { close: () => void }
type OverlayClass = new (error: ErrorPayload['err']) => Overlay

const name = 'vite-error-overlay'
const typeErrors = 'type-errors'

// Shows type errors only if no other error is shown.
import.meta.hot?.on('site:types', (error: ErrorPayload['err'] | null) => {
  document.querySelector<Overlay>(`${name}.${typeErrors}`)?.close()
  const Overlay = customElements.get(name) as OverlayClass | undefined
  if (!error || !Overlay || document.querySelector(name)) return
  document.body.append(Object.assign(new Overlay(error), { className: typeErrors }))
})

// Vite only logs an error that a changed module throws while it loads.
const { error: log } = console
console.error = (...values) => {
  log(...values)
  const [sender, thrown] = values
  if (sender === '[vite]' && thrown instanceof Error) reportError(thrown)
}

// Vite removes its overlay at each update; the server then sends the content's mistakes again.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('site:updated'))

import.meta.hot?.send('site:running')
