import { withStorage } from './storage.ts'

/* Marks of a visit, which last until the tab is closed. */

export const hasMark = (name: string): boolean =>
  withStorage(() => sessionStorage.getItem(name) !== null) ?? false

/** Marks this visit. Returns whether the mark is new, and kept. */
export const setMark = (name: string): boolean =>
  withStorage(() => {
    const isNew = sessionStorage.getItem(name) === null
    sessionStorage.setItem(name, 'set')
    return isNew
  }) ?? false

export const removeMark = (name: string) => withStorage(() => sessionStorage.removeItem(name))
