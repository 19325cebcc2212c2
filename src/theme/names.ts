import type { Role } from './schema.ts'
import { themes } from './tokens.ts'

// A build puts the lists alone in the place of this file (plugins/themeNames.ts): visitors need no color of a theme twice.

/** Names of the themes. */
export const themeNames = Object.keys(themes) as readonly (keyof typeof themes)[]

/** Names of the color roles. */
export const roles = Object.keys(themes.light.colors) as readonly Role[]

// In development the inline script imports this file too, and cannot run again: only other names reload the page.
import.meta.hot?.accept((next) => {
  const isSame = String([next?.themeNames, next?.roles]) === String([themeNames, roles])
  if (!isSame) import.meta.hot?.invalidate()
})
