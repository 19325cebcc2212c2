import { useSyncExternalStore } from 'react'
import { initial, status, subscribe, type Status } from './status.ts'

/** The status as a component's state. Apart from it, because the first script has no React. */
export const useStatus = (): Status => useSyncExternalStore(subscribe, status, () => initial)
