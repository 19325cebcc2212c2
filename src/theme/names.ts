import type { Role } from './schema.ts'
import { themes } from './tokens.ts'

// A build replaces this file by the two lists (plugins/themeNames.ts), so that no script contains the colors.

/** Names of the themes. */
export const themeNames = Object.keys(themes) as readonly (keyof typeof themes)[]

/** Names of the color roles. */
export const roles = Object.keys(themes.light.colors) as readonly Role[]

// In development the inline script imports this file too. It cannot run twice, so changed names reload the page.
import.meta.hot?.accept((next) => {
  const isSame = String([next?.themeNames, next?.roles]) === String([themeNames, roles])
  if (!isSame) import.meta.hot?.invalidate()
})
