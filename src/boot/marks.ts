/* Marks of a visit, which last until the tab is closed. Blocked storage keeps none. */

export function hasMark(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Marks this visit. Returns whether the mark is new, and kept. */
export function setMark(name: string): boolean {
  try {
    if (sessionStorage.getItem(name) !== null) return false
    sessionStorage.setItem(name, 'set')
    return true
  } catch {
    return false
  }
}

export function removeMark(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // There is none.
  }
}
