/** The texts of an element in reading order, one entry for each text node. */
export function texts(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '')
  return found.filter(Boolean)
}

/** The wanted texts among those of an element, in its order and with repetitions. */
export const onlyThese = (element: Element, wanted: readonly string[]) =>
  texts(element).filter((text) => wanted.includes(text))

/** The href of a link as written in the HTML. */
export const address = (link: Element) => link.getAttribute('href')

/** Texts that do harm if they are not escaped. */
export const hostile = [
  `</script><script>alert(1)</script>`,
  `"' onload='alert(1)'`,
  `\u202egnp.exe\u2066`,
  'a\r\nTEL:+1900\r\nb',
  '$& $` {{x}} ${x}',
]
