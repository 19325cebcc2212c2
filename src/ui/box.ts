/** An element for what is rendered ahead, outside the document; put into it, it takes no part in the layout. */
export function newBox(): HTMLElement {
  const box = document.createElement('div')
  box.dataset.kept = ''
  return box
}
