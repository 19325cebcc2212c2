import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { restyle, unstyle } from './page.ts'

/**
 * Texts and controls that nobody can see or scroll to, because a container cuts them off or they lie
 * outside the window, and the page's horizontal overflow in px.
 */
export const losses = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    /** Whether a box is out of sight: sideways beyond the window, or beyond an edge of a box that cannot scroll. */
    const isLost = (
      box: DOMRect,
      around: Element | null,
      sideways = true,
      upright = true,
    ): boolean => {
      if (!around) return sideways && (box.right > clientWidth + 2 || box.left < -2)
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(around)
      // Only for screen readers.
      if (clipPath === 'inset(50%)') return false
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (sideways && cuts(overflowX) && (box.right > right + 2 || box.left < left - 2)) return true
      if (upright && cuts(overflowY) && (box.bottom > bottom + 2 || box.top < top - 2)) return true
      const still = upright && !scrolls(overflowY)
      if (position === 'fixed') {
        const below = still && (box.bottom > clientHeight + 2 || box.top < -2)
        return below || (sideways && (box.right > clientWidth + 2 || box.left < -2))
      }
      return isLost(box, around.parentElement, sideways && !scrolls(overflowX), still)
    }
    /** Comes into the window with the focus. */
    const skipLink = document.querySelector('a[href="#main"]')
    const lost: string[] = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement
      // Hidden from screen readers: decoration.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      if (parent === skipLink) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((box) => isLost(box, parent)))
        lost.push(text.textContent ?? '')
    }
    for (const control of document.querySelectorAll('a, button')) {
      if (!control.checkVisibility() || control === skipLink) continue
      if (isLost(control.getBoundingClientRect(), control.parentElement))
        lost.push(control.ariaLabel ?? control.textContent ?? '')
    }
    return { cut: [...new Set(lost)], wider: Math.max(0, scrollWidth - clientWidth) }
  })

export const nothing = { cut: [], wider: 0 }

/** The text spacing of WCAG 1.4.12. */
const spacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Expects that no text is cut off with wider spacing. */
export async function expectRoom(page: Page) {
  await restyle(page, spacing)
  expect.soft(await losses(page)).toEqual(nothing)
  await unstyle(page)
}
