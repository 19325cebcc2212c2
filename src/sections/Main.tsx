import type { ReactNode } from 'react'

/** A page's own content, where "Skip to content" leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
