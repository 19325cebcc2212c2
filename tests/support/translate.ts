/** Wraps each text in elements, as a browser's translation does. The function must not use imports, because tests run it inside a page. */
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
