import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { restyle, unstyle } from './page.ts'

/** Texts that their container cuts off, and the page's horizontal overflow in px. */
export const losses = (page: Page) =>
  page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const isCut = (word: DOMRect, around: Element | null): boolean => {
      if (!around) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(around)
      // Only for screen readers.
      if (clipPath === 'inset(50%)') return false
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (cuts(overflowX) && (word.right > right + 2 || word.left < left - 2)) return true
      if (cuts(overflowY) && (word.bottom > bottom + 2 || word.top < top - 2)) return true
      return isCut(word, around.parentElement)
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const parent = text.parentElement
      // Hidden from screen readers: decoration.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((rect) => isCut(rect, parent)))
        cut.push(text.textContent ?? '')
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { cut, wider: Math.max(0, scrollWidth - clientWidth) }
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
