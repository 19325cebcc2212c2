import { withStorage } from './storage.ts'

/* Marks of a visit, which last until the tab is closed. */

export const hasMark = (name: string): boolean =>
  withStorage(() => sessionStorage.getItem(name) !== null) ?? false

/** Marks this visit. Returns whether the mark is new, and kept. */
export function setMark(name: string): boolean {
  if (hasMark(name)) return false
  withStorage(() => sessionStorage.setItem(name, 'set'))
  return hasMark(name)
}

export const removeMark = (name: string) => withStorage(() => sessionStorage.removeItem(name))
