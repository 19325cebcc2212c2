import { startTransition, useEffect, useState } from 'react'

/**
 * False until a frame has shown what `isShown` says is there, then true: for what a tap need not
 * wait for. The second step is sliced, so that the next tap does not wait for it either.
 */
export function useAfterFrame(isShown: boolean): boolean {
  const [isAfter, setIsAfter] = useState(false)

  useEffect(() => {
    if (!isShown || isAfter) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setIsAfter(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isShown, isAfter])

  return isAfter
}
