import { useEffect, useState, type PointerEvent } from 'react'

/** How long after the finger has left a click may come, in milliseconds. */
const clickWithin = 400

/**
 * Whether a finger or the main mouse button is down on an element: the moment to prepare what its
 * click shows, while the finger is still there. That click calls `release`.
 */
export function usePress() {
  const [isPressed, setPressed] = useState(false)

  useEffect(() => {
    if (!isPressed) return
    let timer = 0
    const wait = () => {
      timer = window.setTimeout(() => setPressed(false), clickWithin)
    }
    const ends = ['pointerup', 'pointercancel'] as const
    for (const end of ends) addEventListener(end, wait)
    return () => {
      clearTimeout(timer)
      for (const end of ends) removeEventListener(end, wait)
    }
  }, [isPressed])

  const onPointerDown = ({ button }: PointerEvent) => {
    if (button === 0) setPressed(true)
  }
  const release = () => setPressed(false)
  return { isPressed, onPointerDown, release }
}
