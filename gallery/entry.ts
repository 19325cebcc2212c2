import type { ComponentType } from 'react'

/** A window of its own, for what is fixed to one, fills one, or is chosen for all of it. */
export interface Frame {
  /** In px. */
  height: number
  /** In px; as wide as there is room without it. */
  width?: number
  /** The site's address that the window has. */
  path?: string
  /** What is so before anything is shown. */
  before?: () => void
  /** What a visitor, or the browser, does then. */
  arrange?: () => void
  /** A selector of what is there in the end; the content itself without it. */
  shows?: string
}

/** Something that the gallery shows, in both themes. */
export interface Entry {
  name: string
  /** The files to open for it, the component's own first. */
  files: readonly [string, ...string[]]
  Show: ComponentType
  frame?: Frame
  /** Shown one theme under the other, because it needs the page's width. */
  isWide?: true
}

export interface Group {
  name: string
  entries: readonly Entry[]
}

/** A name as a fragment of an address and as part of a file's name. */
export const anchor = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')
