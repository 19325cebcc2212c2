/** Does to texts what a browser's translator does. It may be sent into a page, so it needs nothing from outside. */
export function translate(root?: Node | void) {
  const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, svg, font, noscript'))
      continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
}
