import { useEffect, useRef, useState } from 'react'
import { media } from '../../theme/media.ts'

export const menuId = 'menu'

/** The menu's popover: whether it is open, and closing it in a wider window. */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const panel = ref.current
    if (!panel?.hidePopover) return
    const follow = () => setOpen(panel.matches(':popover-open'))
    const hide = () => {
      if (panel.matches(':popover-open')) panel.hidePopover()
    }
    const wide = matchMedia(media.wide.replace('@media ', ''))
    follow()
    panel.addEventListener('toggle', follow)
    wide.addEventListener('change', hide)
    return () => {
      panel.removeEventListener('toggle', follow)
      wide.removeEventListener('change', hide)
    }
  }, [])

  return { ref, isOpen }
}
