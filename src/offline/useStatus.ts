import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/**
 * The status as React state, deferred: otherwise the task that ends hydration would also render
 * everything that differs from the HTML.
 */
export const useStatus = (): Status =>
  useDeferredValue(useSyncExternalStore(subscribe, status, () => initial))
