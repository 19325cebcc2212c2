/** Whether this visit has a mark; undefined if storage is blocked. */
export function hasMark(mark: string): boolean | undefined {
  try {
    return sessionStorage.getItem(mark) !== null
  } catch {
    return undefined
  }
}

/** Marks this visit, until the tab is closed. Returns whether the mark is kept. */
export function setMark(mark: string): boolean {
  try {
    sessionStorage.setItem(mark, 'set')
    return true
  } catch {
    return false
  }
}
