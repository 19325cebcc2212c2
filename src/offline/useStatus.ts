import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/**
 * Returns the status as React state. The state is deferred, so that the last task of hydration does not
 * also render what differs from the HTML. A later task renders the difference.
 */
export const useStatus = (): Status =>
  useDeferredValue(useSyncExternalStore(subscribe, status, () => initial))
