import { createContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** An element for what is rendered ahead: a block of its own wherever it is put into the document. */
export function newBox(): HTMLElement {
  const box = document.createElement('div')
  box.dataset.kept = ''
  return box
}

/** Whether this is rendered ahead: it must not load what nobody may come to see. */
export const IsAhead = createContext(false)

/** Renders into a box that may stand outside the document, until somebody puts it in. */
export function Ahead({ box, children }: { box: HTMLElement; children: ReactNode }) {
  return createPortal(<IsAhead.Provider value={true}>{children}</IsAhead.Provider>, box)
}
