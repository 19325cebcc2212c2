import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/**
 * Returns the status as React state. Hydration renders the status `initial`, as in the HTML. A later task renders
 * the current status, so that the last task of hydration stays short.
 */
export const useStatus = (): Status =>
  useDeferredValue(useSyncExternalStore(subscribe, status, () => initial))
