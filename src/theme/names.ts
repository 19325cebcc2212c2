import type { Role } from './schema.ts'
import { themes } from './tokens.ts'

// A build puts the lists alone in the place of this file (plugins/themeNames.ts): visitors need no color of a theme twice.

/** Names of the themes. */
export const themeNames = Object.keys(themes) as readonly (keyof typeof themes)[]

/** Names of the color roles. */
export const roles = Object.keys(themes.light.colors) as readonly Role[]
