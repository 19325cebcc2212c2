import { readFileSync } from 'node:fs'

/** An element by its role and name, or by its text, optionally within another. */
export type Target =
  | { role: string; name?: string; within?: Target }
  | { text: string; within?: Target }

/** A point in the viewport, in CSS px from its top left. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Tab' | 'Enter' | 'Shift+Tab' | 'Escape'

/** A tab of a browser. Clicks and keys are real input of the browser. */
export interface Tab {
  /** Opens a URL as if typed. */
  goto: (address: string) => Promise<void>
  /** The value of an expression in the page: JSON, or a promise of it. */
  run: <R>(expression: string) => Promise<R>
  /** Clicks a point, or the middle of an element after scrolling to it. */
  click: (target: Target | Point) => Promise<void>
  /** Moves the pointer to a point or onto an element. */
  hover: (target: Target | Point) => Promise<void>
  press: (key: Key) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Sets the page's own size in CSS px. */
  resize: (width: number, height: number) => Promise<void>
  /** Console errors and warnings, page errors and policy violations so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Browser {
  open: () => Promise<Tab>
  close: () => Promise<void>
}

/** Testing Library as one script, which finds elements in a page. */
const library = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
)

/** Loads Testing Library into a page unless it is there. */
const install = `void (globalThis.TestingLibraryDom || (() => { ${library} })())`

interface Library {
  queryByRole: (root: Element, role: string, options: { name?: string | undefined }) => Element
  queryByText: (root: Element, text: string) => Element
}

/** Runs in the page: the only element that matches, or null; throws if several match. */
const find = (target: Target): Element | null => {
  const { queryByRole, queryByText } = (globalThis as unknown as { TestingLibraryDom: Library })
    .TestingLibraryDom
  const chain: Target[] = []
  for (let each: Target | undefined = target; each; each = each.within) chain.unshift(each)
  let found: Element | null = document.body
  for (const each of chain) {
    if (!found) return null
    found =
      'role' in each
        ? queryByRole(found, each.role, { name: each.name })
        : queryByText(found, each.text)
  }
  return found
}

const found = (target: Target) => `(${String(find)})(${JSON.stringify(target)})`

/** An expression for an element after it was scrolled to the middle of the window and has stopped moving. */
export const reached = (target: Target) => `(async () => {
  ${install}
  const element = ${found(target)}
  if (!element) throw new Error('There is no ' + ${JSON.stringify(JSON.stringify(target))})
  const place = () => Object.values(element.getBoundingClientRect().toJSON()).join()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (let before = ''; before !== place();) {
    before = place()
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
  }
  return element
})()`

/** The result of a function in the page, which can only use its arguments, as JSON. */
export const evaluate = <A extends unknown[], R>(
  { run }: Pick<Tab, 'run'>,
  question: (...args: A) => R | Promise<R>,
  ...args: A
) => run<R>(`(${String(question)})(...${JSON.stringify(args)})`)

/** Marks the document; the next load replaces it. WebKit's start time of a document differs between two readings. */
export const mark = (tab: Pick<Tab, 'run'>) =>
  evaluate(tab, () => void Object.assign(globalThis, { isMarked: true }))

export const isMarked = (tab: Pick<Tab, 'run'>) => evaluate(tab, () => 'isMarked' in globalThis)

/** The result of a function for an element in the page; null if there is no such element. */
export const look = <R>(
  { run }: Pick<Tab, 'run'>,
  target: Target,
  question: (element: HTMLElement) => R | Promise<R>,
) =>
  run<R | null>(`(() => {
    ${install}
    const element = ${found(target)}
    return element && (${String(question)})(element)
  })()`)

export const isShown = (tab: Tab, target: Target) =>
  look(tab, target, (element) => element.checkVisibility())

export const isFocused = (tab: Tab, target: Target) =>
  look(tab, target, (element) => element === document.activeElement)

/** Runs in the page, if possible before its own scripts: logs policy violations to the console. */
export const sayViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`refused by ${effectiveDirective}: ${blockedURI}`)
  })

/** Runs in the page: collects errors from now on, for protocols without a console; returns them. */
export const keepComplaints = () => {
  const page = globalThis as unknown as { complaints?: string[] }
  if (page.complaints) return page.complaints
  const lines: string[] = []
  page.complaints = lines
  for (const type of ['error', 'warn'] as const) {
    const say = console[type]
    console[type] = (...words: unknown[]) => {
      lines.push(`${type}: ${words.join(' ')}`)
      say(...words)
    }
  }
  addEventListener('error', ({ message }) => lines.push(`page error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => lines.push(`page error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    lines.push(`error: refused by ${effectiveDirective}: ${blockedURI}`)
  })
  return lines
}
