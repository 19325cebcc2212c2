import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { restyle, unstyle } from './page.ts'

/** Finds faults at the current window size: cut-off texts and controls, broken words and sideways scrolling. */
export const losses = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    /** Whether a box is left or right of the window, or beyond an edge of an element that cannot scroll. */
    const isLost = (
      box: DOMRect,
      around: Element | null,
      sideways = true,
      upright = true,
    ): boolean => {
      const isBeside = sideways && (box.right > clientWidth + 2 || box.left < -2)
      if (!around) return isBeside
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(around)
      // Elements with this clip path contain text for screen readers only. Being cut off is no fault here.
      if (clipPath === 'inset(50%)') return false
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (sideways && cuts(overflowX) && (box.right > right + 2 || box.left < left - 2)) return true
      if (upright && cuts(overflowY) && (box.bottom > bottom + 2 || box.top < top - 2)) return true
      const still = upright && !scrolls(overflowY)
      if (position === 'fixed')
        return isBeside || (still && (box.bottom > clientHeight + 2 || box.top < -2))
      return isLost(box, around.parentElement, sideways && !scrolls(overflowX), still)
    }
    /** The link that skips to the content. Until the link has the focus, it is outside the window on purpose. */
    const skipLink = document.querySelector('a[href="#main"]')
    const cut = new Set<string>()
    const broken = new Set<string>()
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      // Leaves out hidden texts, decoration (`aria-hidden`), and labels of drawings, which are checked below.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      range.selectNodeContents(text)
      if (parent !== skipLink && [...range.getClientRects()].some((box) => isLost(box, parent)))
        cut.add(text.textContent ?? '')
      // Matches words that must not break across lines. A break is allowed after a hyphen, dash, slash or "@", before a dot, and anywhere in writing systems without spaces, such as Chinese or Thai.
      for (const { index, 0: word } of text.nodeValue!.matchAll(
        /[^\s\u002d\u2010-\u2014/\u00ad\u200b@.\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]+/gu,
      )) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom)))
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        if (lines.size > 1 && (word.length <= 9 || width < 0.75 * clientWidth)) broken.add(word)
      }
    }
    for (const each of document.querySelectorAll('a, button, svg[role=img] text')) {
      // A label of a drawing counts as cut off only beyond the window, because labels may extend beyond their drawing. A link or button can also be cut off by an element around it.
      const around = each.matches('text') ? null : each
      const isSeen = each.checkVisibility() && each !== skipLink
      if (isSeen && isLost(each.getBoundingClientRect(), around))
        cut.add(each.ariaLabel ?? each.textContent ?? '')
    }
    return {
      /** Texts, controls and labels of drawings that are outside the visible and the scrollable area. */
      cut: [...cut],
      /** How many px wider than the window the page is. */
      wider: Math.max(0, scrollWidth - clientWidth),
      /** Words that continue in the next line without a hyphen, although they would fit in one line. */
      broken: [...broken],
    }
  })

/** The result of `losses` for a page without faults. Leaves out broken words, because long words may break in narrow columns. */
export const nothing = { cut: [], wider: 0 }

/** A style with wide text spacing. WCAG 1.4.12 demands that pages lose no text with this spacing. */
const spacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** Expects that no text is cut off after the text spacing has become wider. */
export async function expectRoom(page: Page) {
  await restyle(page, spacing)
  expect.soft(await losses(page)).toMatchObject(nothing)
  await unstyle(page)
}
