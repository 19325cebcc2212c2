import type { Page } from '@playwright/test'

/**
 * Words that go on in the next line without a hyphen, although a line of their own has room for them, and labels of
 * drawings that reach beyond the window. A word wider than three quarters of the window may break: no column can give way far enough.
 */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], svg')) continue
      // A line may end after a hyphen, a dash or a slash.
      for (const { index, 0: word } of text.nodeValue!.matchAll(
        /[^\s\u002d\u2010-\u2014/\u00ad\u200b]+/g,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ bottom }) => Math.round(bottom)))
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        if (lines.size > 1 && width < 0.75 * clientWidth) broken.push(word)
      }
    }
    for (const label of document.querySelectorAll('svg[role=img] text')) {
      const { left, right } = label.getBoundingClientRect()
      if (label.checkVisibility() && (left < -2 || right > clientWidth + 2))
        broken.push(label.textContent)
    }
    return [...new Set(broken)]
  })
