/** The words of an element in reading order, one entry for each stretch of text. */
export function texts(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '')
  return found.filter(Boolean)
}

/** Those of an element's words that are wanted, as often and in the order in which they stand. */
export const onlyThese = (element: Element, wanted: readonly string[]) =>
  texts(element).filter((text) => wanted.includes(text))

/** The address of a link as it stands in the HTML. */
export const address = (link: Element) => link.getAttribute('href')

/** Texts that would do harm if they were not treated as text. */
export const hostile = [
  `</script><script>alert(1)</script>`,
  `"' onload='alert(1)'`,
  `\u202egnp.exe\u2066`,
  'a\r\nTEL:+1900\r\nb',
  '$& $` {{x}} ${x}',
]
