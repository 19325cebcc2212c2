import type { ReactNode } from 'react'
import { useAfterFrame } from './useAfterFrame.ts'

let isWhole = true

/** Renders what `show` leads to in two steps: what stands below the first screen comes after a frame. */
export function firstScreenFirst(show: () => void) {
  isWhole = false
  try {
    show()
  } finally {
    isWhole = true
  }
}

/** A part of a page that no first screen shows. It is there at once, except after a tap on a link to its page. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useAfterFrame(() => isWhole) ? children : <div data-room="" />
}
