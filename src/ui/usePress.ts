import { useEffect, useState, type PointerEvent } from 'react'
import { afterPress } from './afterPress.ts'

/**
 * Whether a finger or the main mouse button is down on an element: the moment to prepare what its
 * click shows, while the finger is still there. That click calls `release`.
 */
export function usePress() {
  const [isPressed, setPressed] = useState(false)
  const release = () => setPressed(false)

  useEffect(() => (isPressed ? afterPress(() => setPressed(false)) : undefined), [isPressed])

  const onPointerDown = ({ button }: PointerEvent) => {
    if (button === 0) setPressed(true)
  }
  return { isPressed, onPointerDown, release }
}
