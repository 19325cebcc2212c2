import { useCallback, useEffect, useRef, useState } from 'react'
import { media } from '../theme/media.ts'

export const menuId = 'menu'

/** The menu's popover: whether it is open, and closing it by link or by a wider window. */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hide = useCallback(() => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  }, [])

  useEffect(() => {
    const panel = ref.current
    if (!panel?.hidePopover) return
    const follow = () => setOpen(panel.matches(':popover-open'))
    const wide = matchMedia(media.wide.replace('@media ', ''))
    follow()
    panel.addEventListener('toggle', follow)
    wide.addEventListener('change', hide)
    return () => {
      panel.removeEventListener('toggle', follow)
      wide.removeEventListener('change', hide)
    }
  }, [hide])

  return { ref, isOpen, hide }
}
