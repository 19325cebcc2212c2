import { afterPress } from './afterPress.ts'

/**
 * Lays the page of a pressed link out in `place`, out of sight (`data-next`, src/theme/global.ts),
 * while the finger is still on the link: a click has only to show it. Without a click it is taken
 * away. Returns what stops it.
 */
export function layOutPressed(
  place: HTMLElement,
  boxAt: (path: string) => HTMLElement | undefined,
): () => void {
  let end = () => {}
  const prepare = ({ target, button }: PointerEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    const box = link && button === 0 ? boxAt(link.pathname) : undefined
    if (!box || box.isConnected) return
    end()
    box.dataset.next = ''
    place.append(box)
    const callOff = afterPress(() => end())
    end = () => {
      callOff()
      if ('next' in box.dataset) box.remove()
    }
    // To ask for a place is to have it laid out; not before the press has been handled.
    setTimeout(() => box.querySelector('h1')?.getBoundingClientRect())
  }
  if (!CSS.supports('content-visibility', 'hidden')) return end
  document.addEventListener('pointerdown', prepare)
  return () => {
    end()
    document.removeEventListener('pointerdown', prepare)
  }
}
