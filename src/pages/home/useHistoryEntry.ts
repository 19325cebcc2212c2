import { useEffect, useRef, useState } from 'react'

/**
 * Something that is open while its history entry is the current one: Back closes it, Forward opens
 * it again. The entry is marked by `name` in `history.state`.
 */
export function useHistoryEntry(name: string) {
  const isCurrent = () => Boolean(history.state?.[name])
  const [isOpen, setOpen] = useState(false)
  const isClosing = useRef(false)

  useEffect(() => {
    const follow = () => {
      isClosing.current = false
      setOpen(isCurrent())
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
    // oxlint-disable-next-line react/exhaustive-deps -- the name never changes
  }, [])

  const open = () => {
    if (isCurrent()) return
    history.pushState({ ...history.state, [name]: true }, '')
    setOpen(true)
  }
  const close = () => {
    // Going back takes a moment; twice would leave the page.
    if (isClosing.current) return
    isClosing.current = true
    history.back()
  }
  return { isOpen, open, close }
}
