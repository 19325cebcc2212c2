import { withStorage } from './storage.ts'

/* Flags, such as "update declined". The browser stores the flags until the visitor closes the tab. */

export const hasFlag = (name: string): boolean =>
  withStorage(() => sessionStorage.getItem(name) !== null) ?? false

/** Sets a flag of this visit. Returns true if the flag was not set before and is now stored. */
export const setFlag = (name: string): boolean =>
  withStorage(() => {
    const isNew = sessionStorage.getItem(name) === null
    sessionStorage.setItem(name, 'set')
    return isNew
  }) ?? false

export const removeFlag = (name: string) => withStorage(() => sessionStorage.removeItem(name))
