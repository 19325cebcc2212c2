/** What a visitor would name an element by: its role and name, or its text; within another if need be. */
export type Target =
  | { role: string; name?: string; within?: Target }
  | { text: string; within?: Target }

/** A place in the window, in CSS px from its top left. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Shift+Tab' | 'Escape'

/** One tab of a browser, used as a visitor would: clicks and keys go through the browser itself. */
export interface Tab {
  /** Goes to an address as if it had been typed. */
  goto: (address: string) => Promise<void>
  /** The value of an expression in the page, which is JSON or a promise of it. */
  run: <R>(expression: string) => Promise<R>
  /** Clicks a point, or an element in its middle, after scrolling to it. */
  click: (target: Target | Point) => Promise<void>
  /** Moves the pointer to a point or onto an element. */
  hover: (target: Target | Point) => Promise<void>
  press: (key: Key) => Promise<void>
  back: () => Promise<void>
  /** Sets the page's own size in CSS px. */
  resize: (width: number, height: number) => Promise<void>
  /** Errors and warnings of the console, errors of the page and violations of its policy so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Browser {
  open: () => Promise<Tab>
  close: () => Promise<void>
}

export interface Engine {
  name: string
  isInstalled: boolean
  start: () => Promise<Browser>
}
