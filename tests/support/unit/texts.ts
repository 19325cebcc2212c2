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
