import type { ReactNode } from 'react'

/** Shows what `show` puts into the document in two steps: what stands below the first screen comes after a frame. */
export function firstScreenFirst(show: () => void) {
  const { dataset } = document.documentElement
  dataset.arriving = 'next'
  // The frame after this one begins when this one has left for the screen.
  const frame = requestAnimationFrame
  frame(() => frame(() => setTimeout(() => delete dataset.arriving)))
  show()
}

/** A part of a page that no first screen shows: laid out at once, except after a tap on a link to its page. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return <div data-below="">{children}</div>
}
