import { useDeferredValue, useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

const useCurrent = () => useSyncExternalStore(subscribe, status, () => initial)

/**
 * The status as a component's state, a task later: what differs from the built page would otherwise
 * be rendered in the task that ends hydration. Apart from it, because the first script has no React.
 */
export const useStatus = (): Status => useDeferredValue(useCurrent())
