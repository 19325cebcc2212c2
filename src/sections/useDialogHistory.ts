import { useCallback, useEffect, useState } from 'react'

/** A dialog's open state, with a history entry of its own so that Back closes it. */
export function useDialogHistory() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])

  const open = () => {
    if (isOpen) return
    history.pushState(history.state, '')
    setOpen(true)
  }
  const dismiss = useCallback(() => {
    setOpen(false)
    history.back()
  }, [])
  return { isOpen, open, dismiss }
}
