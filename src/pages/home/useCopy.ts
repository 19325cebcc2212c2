import { useRef, useState } from 'react'

const shownFor = 6000

/** Copies a text; where copying is blocked, selects it on the page instead. */
export function useCopy(text: string) {
  const target = useRef<HTMLElement>(null)
  const timer = useRef(0)
  const [copied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (target.current) getSelection()?.selectAllChildren(target.current)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setCopied(false), shownFor)
  }
  return { target, copied, copy: () => void copy() }
}
