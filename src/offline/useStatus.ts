import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/**
 * Returns the status of offline use, updates, installation and connection (status.ts). Renders the component again
 * after a change. Hydration first renders the status `initial`, which the HTML shows. React then renders the current
 * status in a separate task, so that the last task of hydration stays short.
 */
export const useStatus = (): Status =>
  useDeferredValue(useSyncExternalStore(subscribe, status, () => initial))
