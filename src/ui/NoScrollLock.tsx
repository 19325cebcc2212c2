import type { ReactNode } from 'react'

/**
 * Replaces the package react-remove-scroll (vite.config.ts), because the Content-Security-Policy forbids the package's
 * inline style. Renders a `<div>` like the package, because @reach/dialog expects a certain number of parent elements.
 */
export const RemoveScroll = ({ children }: { children: ReactNode }) => <div>{children}</div>
