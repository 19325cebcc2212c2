import type { ReactNode } from 'react'

/**
 * Replaces the package react-remove-scroll (vite.config.ts), because the Content-Security-Policy forbids
 * its inline style. Keeps the `<div>`, because @reach/dialog finds its portal by a fixed
 * number of parent elements.
 */
export const RemoveScroll = ({ children }: { children: ReactNode }) => <div>{children}</div>
