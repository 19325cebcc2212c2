import type { ReactNode } from 'react'

/**
 * In place of the dialog's scroll lock, which is off: the security policy refuses its style. The
 * dialog finds its portal by the number of elements around it.
 */
export const RemoveScroll = ({ children }: { children: ReactNode }) => <div>{children}</div>
