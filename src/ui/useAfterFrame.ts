import { startTransition, useEffect, useState } from 'react'

/**
 * False until a frame has shown the component, then true: for what a tap need not wait for.
 * The second step is sliced, so that the next tap does not wait for it either.
 */
export function useAfterFrame(isAlready: () => boolean = () => false): boolean {
  const [isAfter, setIsAfter] = useState(isAlready)

  useEffect(() => {
    if (isAfter) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setIsAfter(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isAfter])

  return isAfter
}
