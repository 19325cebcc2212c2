import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/**
 * Returns the status as React state. The state is deferred, because the last task of hydration would
 * otherwise also render all that differs from the HTML.
 */
export const useStatus = (): Status =>
  useDeferredValue(useSyncExternalStore(subscribe, status, () => initial))
